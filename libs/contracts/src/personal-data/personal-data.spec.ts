import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PERSONAL_DATA } from './personal-data.js';

const SERVICES = resolve(import.meta.dirname, '../../../../services');

const SCHEMA = /new Schema<\w+Document>/g;

/** A model names its collection or a constant, unless the options of its schema do. */
const MODEL = /\.model<\w+Document>\(\s*'\w+',\s*\w+,\s*(?:'([\w-]+)'|(\w+)),?\s*\)/g;
const OPTION = /\bcollection: '([\w-]+)'/g;

interface Stores {
  readonly schemas: number;
  readonly collections: readonly string[];
}

async function readStores(service: string): Promise<Stores> {
  const folder = join(SERVICES, service, 'src');
  const texts: string[] = [];
  for await (const file of glob('**/store/*.ts', { cwd: folder }))
    texts.push(await readFile(join(folder, file), 'utf8'));
  const text = texts.join('\n');
  const named = [...text.matchAll(MODEL)].map(([, name, constant]) => name ?? valueOf(constant, text));
  const collections = [...named, ...[...text.matchAll(OPTION)].map(([, name]) => name ?? '')];
  return { schemas: text.match(SCHEMA)?.length ?? 0, collections };
}

const valueOf = (constant: string | undefined, text: string) =>
  new RegExp(`const ${constant} = '([\\w-]+)'`).exec(text)?.[1] ?? '';

describe('PERSONAL_DATA', () => {
  const services = [...new Set(PERSONAL_DATA.map(({ service }) => service))];

  it.each(services)('has an entry for each collection of %s', async (service) => {
    const { schemas, collections } = await readStores(service);
    expect(collections).toHaveLength(schemas);
    const entries = PERSONAL_DATA.filter((each) => each.service === service);
    expect(entries.map(({ collection }) => collection).toSorted()).toEqual(collections.toSorted());
  });

  it('exports fields of each collection, or gives a reason', () => {
    const reasons = PERSONAL_DATA.map(({ exported }) =>
      'none' in exported ? exported.none : exported.fields,
    );
    expect(reasons.filter(({ length }) => length === 0)).toEqual([]);
  });
});
