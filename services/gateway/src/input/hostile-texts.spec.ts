import { z } from 'zod';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { ClientFrame } from '@rotadas/contracts/live/client-frame';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { bodyLimit, jsonBytesMax } from '../calls/body-limit.js';
import { innerSchema, textMax } from './largest-input.js';
import { parseInput } from './parse-input.js';

/** Limit of script time for one text. */
const LIMIT_MS = 50;

/** Other work of the process, such as collecting garbage, may count against one try. */
const TRIES = 4;

/** Node's limit of the head of a request. */
const HEAD_BYTES_MAX = 16_384;

const REPEATED = [
  ...['a', 'aş', 'a-', 'x.', 'b@', '@', '://', 'a://', '“', '"', "'", '1.', '1,', '-', '/', '\\', '%'],
  ...[' ', '\t\n', '\r', 'a ', 'а', 'aа', 'R o', '\u0301\u0316', 'a\u0301', '\u0f74\u0f71\u0f72', '\ufdfa'],
  ...['\u200b', '\u202e', '\ud83d', '👩🏽‍🚀', '\0'],
];
const TEXTS = [
  ...REPEATED.map((part) => ['', part, '']),
  ...['a', ' ', '1', '\u0301'].map((part) => ['', part, 'ş!']),
  ...['a.', 'a', '@', '//', '1.'].map((part) => ['https://', part, '']),
  ...['a.', 'a', 'a-'].map((part) => ['a@', part, '']),
];

interface TextPlace {
  readonly path: string;
  /** Longer texts are not checked any further; undefined if no text is valid. */
  readonly max?: number;
  readonly fill: (text: string) => unknown;
}

/** A usual input, and each place of the schema where a client could send a text. */
interface DescribedInput {
  readonly sample: unknown;
  readonly places: readonly TextPlace[];
}

function describeInput(schema: z.core.$ZodType): DescribedInput {
  if (schema instanceof z.ZodObject) return describeFields(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    const names = schema.keyType.options.map(String);
    return describeFields(Object.fromEntries(names.map((name) => [name, schema.valueType])));
  }
  if (schema instanceof z.ZodArray) return describeItems([schema.element]);
  if (schema instanceof z.ZodTuple) return describeItems(schema.def.items);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(describeInput);
    return { sample: options[0]?.sample, places: options.flatMap(({ places }) => places) };
  }
  const inner = innerSchema(schema);
  return inner ? describeInput(inner) : describeValue(schema);
}

const joinPath = (...keys: (string | number)[]) => keys.filter((key) => key !== '').join('.');

function describeFields(shape: Readonly<Record<string, z.core.$ZodType>>): DescribedInput {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, ...describeInput(field) }));
  const sample = Object.fromEntries(fields.map((field) => [field.name, field.sample]));
  const places = fields.flatMap((field) =>
    field.places.map((place) => ({
      ...place,
      path: joinPath(field.name, place.path),
      fill: (text: string) => ({ ...sample, [field.name]: place.fill(text) }),
    })),
  );
  return { sample, places: [...places, { path: 'name', fill: (text) => ({ ...sample, [text]: 1 }) }] };
}

function describeItems(items: readonly z.core.$ZodType[]): DescribedInput {
  const described = items.map(describeInput);
  const sample = described.map((item) => item.sample);
  const places = described.flatMap((item, index) =>
    item.places.map((place) => ({
      ...place,
      path: joinPath(index, place.path),
      fill: (text: string) => sample.with(index, place.fill(text)),
    })),
  );
  return { sample, places };
}

function describeValue(schema: z.core.$ZodType): DescribedInput {
  const place = { path: '', fill: (text: string) => text };
  if (schema instanceof z.ZodString) return { sample: 'a', places: [{ ...place, max: textMax(schema) }] };
  const samples = [1, true, ...(schema instanceof z.ZodEnum ? schema.options : [])];
  const sample =
    schema instanceof z.ZodLiteral
      ? [...schema.values][0]
      : samples.find((value) => z.core.safeParse(schema, value).success);
  return { sample, places: [place] };
}

/** Texts of the greatest length that fits, and of those that the field accepts. */
function* hostileTexts({ max, fill }: TextPlace, bytesMax: number): Generator<string> {
  const left = bytesMax - jsonBytes(fill(''));
  for (const [start = '', part = '', end = ''] of TEXTS) {
    const repeat = (length: number) =>
      start + part.repeat(Math.max(0, Math.floor((length - start.length - end.length) / part.length))) + end;
    yield repeat(Math.floor((left * part.length) / (jsonBytes(part) - 2)));
    if (max !== undefined) yield* [max, max / 4].map(repeat);
  }
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Milliseconds of script, in the best of a few tries. */
function scriptTime(run: () => void): number {
  let best = Infinity;
  for (let tried = 0; tried < TRIES && best > LIMIT_MS; tried += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** The names of the rejected fields. */
function parse(schema: z.ZodType, json: string): string[] {
  try {
    parseInput(schema, JSON.parse(json), 'body');
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.keys(error.details ?? {});
  }
}

/** An object with as many keys as fit. */
function hostileKeys(bytesMax: number): string {
  const keys = Array.from({ length: bytesMax }, (_, key) => `"${key.toString(36)}":1`);
  return `{${keys
    .join()
    .slice(0, bytesMax)
    .replace(/,[^,]*$/, '')}}`;
}

const parts: [name: string, schema: z.ZodType, bytesMax: number][] = [
  ...ALL_CALLS.flatMap((call): typeof parts => {
    const name = `${call.method} ${call.path}`;
    return [
      ...(call.params ? [[`the path of ${name}`, call.params, HEAD_BYTES_MAX] as const] : []),
      ...(call.query ? [[`the query of ${name}`, call.query, HEAD_BYTES_MAX] as const] : []),
      ...(call.body ? [[`the body of ${name}`, call.body, bodyLimit(call)] as const] : []),
    ].map((part): (typeof parts)[number] => [...part]);
  }),
  ['a frame of /api/live', ClientFrame, jsonBytesMax(ClientFrame)],
];

it.each(parts)('%s is checked in 50 ms, whichever text it contains', (_name, schema, bytesMax) => {
  const slow = describeInput(schema).places.flatMap((place) =>
    [...hostileTexts(place, bytesMax)].flatMap((text) => {
      const json = JSON.stringify(place.fill(text));
      const milliseconds = scriptTime(() => parse(schema, json));
      return milliseconds > LIMIT_MS ? [{ ...place, text: text.slice(0, 20), milliseconds }] : [];
    }),
  );
  expect(slow).toEqual([]);
});

it.each(parts)('%s names at most ten of as many keys as fit', (_name, schema, bytesMax) => {
  const json = hostileKeys(bytesMax);
  expect(scriptTime(() => parse(schema, json))).toBeLessThan(LIMIT_MS);
  const names = parse(schema, json);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(10);
});
