import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALL_STREAMS } from '../access/all-events.js';
import { DEAD_LETTERS } from '../protocol/dead-letters.js';
import { streamSettings } from '../protocol/stream-settings.js';
import { PERSONAL_DATA } from './personal-data.js';
import { GROUNDS, type Period, type Retention, RETENTION } from './retention.js';
import { RETENTION_ELSEWHERE } from './retention-elsewhere.js';

const ROOT = resolve(import.meta.dirname, '../../../..');

const DAY_SECONDS = 86_400;

/** The part of a schema of Mongoose that the spec reads. */
interface Schema {
  indexes(): [fields: object, options: { readonly expireAfterSeconds?: number }][];
  get(option: 'collection'): string | undefined;
}

/** Seconds of the TTL index by service and collection; undefined without one. */
let ttls: Map<string, number | undefined>;
beforeAll(async () => void (ttls = await readTtls()));

describe('the retention', () => {
  it('is given for each collection of the services, and for no other one', () => {
    const catalogued = PERSONAL_DATA.map(({ service, collection }) => `${service}.${collection}`);
    expect(Object.keys(RETENTION).toSorted()).toEqual(catalogued.toSorted());
    expect(catalogued.toSorted()).toEqual([...ttls.keys()].toSorted());
  });

  it('in days is that of a TTL index, which nothing else has', () => {
    for (const [name, { period }] of Object.entries(RETENTION)) {
      const ttl = ttls.get(name);
      if (typeof period === 'string') expect([name, ttl]).toEqual([name, undefined]);
      // An index of 0 s is on a date that the store computes by RETENTION_DAYS.
      else if ('days' in period)
        expect([name, [0, period.days * DAY_SECONDS]]).toEqual([name, expect.arrayContaining([ttl])]);
    }
  });

  it('of events is that of their streams', () => {
    const keptDays = ALL_STREAMS.map((stream) => [
      stream === DEAD_LETTERS ? 'JetStream: `dead-letters`' : 'JetStream: event streams',
      streamSettings(stream).max_age / 1_000_000_000 / DAY_SECONDS,
    ]);
    const stated = RETENTION_ELSEWHERE.map(({ place, period }) => [
      place.en,
      typeof period === 'object' && 'days' in period ? period.days : period,
    ]);
    expect(stated).toEqual(expect.arrayContaining(keptDays));
  });

  it('is documented in docs/operate/retention.md', () => {
    const text = readFileSync(join(ROOT, 'docs/operate/retention.md'), 'utf8');
    const stored = Object.entries(RETENTION).map(([name, retention]) => toRow(`\`${name}\``, retention));
    expect(rowsBelow('## Databases', text)).toEqual(stored);
    expect(rowsBelow('## Elsewhere', text)).toEqual(
      RETENTION_ELSEWHERE.map((each) => toRow(each.place.en, each)),
    );
  });
});

const toRow = (place: string, { period, ground, why }: Retention): string[] => [
  place,
  toEnglish(period),
  GROUNDS[ground].article,
  why.en,
];

function toEnglish(period: Period): string {
  if (period === 'account') return 'Until the account is erased';
  if (period === 'permanent') return 'For good';
  if (!('days' in period)) return period.until.en;
  return `${period.days} ${period.days === 1 ? 'day' : 'days'} ${period.after.en}`;
}

/** Creates each store with a connection that records its models. */
async function readTtls(): Promise<Map<string, number | undefined>> {
  const found = new Map<string, number | undefined>();
  const services = join(ROOT, 'services');
  for await (const file of glob('*/src/**/store/*.ts', { cwd: services })) {
    const text = await readFile(join(services, file), 'utf8');
    if (file.endsWith('.spec.ts') || !/\.model<|Model\(mongodb\)/.test(text)) continue;
    const service = file.split('/')[0] ?? '';
    const model = (_name: string, schema: Schema, collection = schema.get('collection')) => {
      const ttl = schema.indexes().find(([, options]) => options.expireAfterSeconds !== undefined);
      found.set(`${service}.${collection}`, ttl?.[1].expireAfterSeconds);
      return {};
    };
    // A store keeps them only; a text may be a key.
    const others = ['', '', '', ''];
    const collection = () => ({});
    const connection = { mongoose: { model, collection }, prepare: () => undefined };
    const exported: Record<string, unknown> = await import(pathToFileURL(join(services, file)).href);
    for (const Store of Object.values(exported))
      if (typeof Store === 'function' && /^class /.test(String(Store)))
        Reflect.construct(Store, [connection, ...others]);
  }
  return found;
}

function rowsBelow(heading: string, text: string): string[][] {
  const section = text.slice(text.indexOf(`${heading}\n`)).split('\n');
  const start = section.findIndex((line) => line.startsWith('|'));
  const end = section.findIndex((line, at) => at > start && !line.startsWith('|'));
  const cells = (line: string) => line.split('|').slice(1, -1);
  return section.slice(start + 2, end).map((line) => cells(line).map((cell) => cell.trim()));
}
