import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

export async function readableByOthers(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    (await entriesOf(dataDir)).map(async (path) => ({ path, mode: await modeOf(path) })),
  );
  return found.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

/** Numbers are searched as eight bytes. */
export async function filesWith(dataDir: string, texts: readonly string[], numbers: readonly number[]) {
  const needles = [...texts.map((text) => Buffer.from(text)), ...numbers.flatMap(bytesOf)];
  const found = await Promise.all(
    (await entriesOf(dataDir)).map(async (path) => {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0)); // a folder, or removed meanwhile
      return needles.some((needle) => bytes.includes(needle)) ? [path] : [];
    }),
  );
  return found.flat();
}

/** All documents and the oplog as text; MongoDB's files are compressed. */
export async function everyDocument(uri: string): Promise<string> {
  const client = await new MongoClient(uri).connect();
  try {
    const { databases } = await client.db().admin().listDatabases();
    const texts = databases.map(async ({ name }) => {
      const collections = await client.db(name).listCollections({ type: 'collection' }).toArray();
      const kept = collections.filter((each) => (isSystemDatabase(name) ? each.name === 'oplog.rs' : true));
      const documents = kept.map((each) => client.db(name).collection(each.name).find().toArray());
      return JSON.stringify(await Promise.all(documents));
    });
    return (await Promise.all(texts)).join('\n');
  } finally {
    await client.close();
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => !each.isSocket()).map((each) => join(each.parentPath, each.name));
}

async function modeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined); // removed meanwhile
  return found?.mode ?? 0;
}

/** The number as a double, in both byte orders. */
export function bytesOf(number: number): Buffer[] {
  const [little, big] = [Buffer.alloc(8), Buffer.alloc(8)];
  little.writeDoubleLE(number);
  big.writeDoubleBE(number);
  return [little, big];
}

const isSystemDatabase = (database: string) => ['local', 'config', 'admin'].includes(database);
