import { z, type ZodType } from 'zod';
import { PART_SETTINGS } from './part-settings.ts';

export interface Setting {
  readonly name: string;
  readonly description: string;
  readonly default: string;
  readonly isLauncherDefault: boolean;
  readonly isRequired: boolean;
  readonly isSecret: boolean;
  readonly options: readonly string[];
  readonly parts: readonly string[];
}

const Property = z.object({
  description: z.string().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  secret: z.boolean().default(false),
  enum: z.array(z.string()).default([]),
});

/** Settings that only other parts require are optional for an operator. */
export const SERVICES = [
  'gateway',
  'users',
  'providers',
  'reports',
  'matching',
  'notifications',
  'agreements',
];

export function collectSettings(): ReadonlyMap<string, Setting> {
  const names = new Set(Object.values(PART_SETTINGS).flatMap((shape) => Object.keys(shape)));
  return new Map([...names].map((name) => [name, collectSetting(name)]));
}

function collectSetting(name: string): Setting {
  const readers = Object.entries(PART_SETTINGS).flatMap(([part, { [name]: field }]) => {
    if (field === undefined) return [];
    const { properties, required = [] } = z.toJSONSchema(z.object({ [name]: field }), {
      io: 'input',
      unrepresentable: 'any',
    });
    const isRequired = required.length > 0 && SERVICES.includes(part);
    const property = Property.parse(properties?.[name]);
    return [{ ...property, part, isRequired, default: property.default ?? flagDefault(field) }];
  });
  const described = readers.filter(({ description }) => description !== undefined);
  const [description, another] = new Set(described.map((reader) => reader.description));
  if (description === undefined) throw new Error(`${name} has no description in any schema`);
  if (another !== undefined) throw new Error(`${name} has two descriptions: ${description} ${another}`);

  const services = readers.filter(({ part }) => part !== 'launcher' && part !== 'compose');
  const withDefault = readers.find((reader) => reader.default !== undefined);
  const isRequired = readers.some((reader) => reader.isRequired);
  return {
    name,
    description,
    default: isRequired ? '' : String(withDefault?.default ?? ''),
    isLauncherDefault: services.length > 0 && services.every((reader) => reader.default === undefined),
    isRequired,
    isSecret: readers.some(({ secret }) => secret),
    options: readers[0]?.enum ?? [],
    parts: (services.length > 0 ? services : readers).map(({ part }) => part),
  };
}

/** JSON Schema has no default for a boolean that is parsed from text. */
function flagDefault(field: ZodType): boolean | undefined {
  const { data } = field.safeParse(undefined);
  return typeof data === 'boolean' ? data : undefined;
}
