import { textOf } from '../repository/repository.ts';
import { parseExample } from './example.ts';
import { OTHER_SETTINGS, SETTINGS_OF_PARTS } from './parts.ts';

const settings = parseExample(textOf('.env.example'));
const byName = new Map(settings.map((setting) => [setting.name, setting]));
const settingsOfParts = Object.entries(SETTINGS_OF_PARTS).flatMap(([part, fields]) =>
  Object.keys(fields).map((name) => [part, name] as const),
);

describe('.env.example', () => {
  it.each(settingsOfParts)('has the %s’s %s', (_part, name) => expect([...byName.keys()]).toContain(name));

  it('has nothing that no part reads, and nothing twice', () => {
    const known = new Set([...settingsOfParts.map(([, name]) => name), ...OTHER_SETTINGS]);
    expect(settings.map(({ name }) => name).sort()).toEqual([...known].sort());
  });

  it.each(settings)('says in a sentence what $name is', ({ about }) =>
    expect(about).toMatch(/^[A-Z].{10,}\.$/),
  );

  it.each(settings.filter(({ name }) => !OTHER_SETTINGS.includes(name)))(
    'shows the default of $name',
    ({ name, value }) => {
      const field = Object.values(SETTINGS_OF_PARTS).find((fields) => name in fields)?.[name];
      const fallback = field?.safeParse(undefined).data;
      expect(value === '' ? undefined : field?.parse(value)).toEqual(
        isNothing(fallback) ? undefined : fallback,
      );
    },
  );
});

/** Whether a default is as good as none: a list without anything in it. */
function isNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
