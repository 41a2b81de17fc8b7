import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

/** Everything below a data folder that may be read by others than its owner. */
export async function readableByOthers(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    (await entriesOf(dataDir)).map(async (path) => ({ path, mode: await modeOf(path) })),
  );
  return found.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

/** The files below a data folder that hold one of the texts, or a number as its eight bytes. */
export async function filesWith(dataDir: string, texts: readonly string[], numbers: readonly number[]) {
  const needles = [...texts.map((text) => Buffer.from(text)), ...numbers.flatMap(bytesOf)];
  const found = await Promise.all(
    (await entriesOf(dataDir)).map(async (path) => {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0)); // a folder, or gone meanwhile
      return needles.some((needle) => bytes.includes(needle)) ? [path] : [];
    }),
  );
  return found.flat();
}

/** All documents of a MongoDB and the log of their changes, as text; its files are compressed. */
export async function everyDocument(uri: string): Promise<string> {
  const client = await new MongoClient(uri).connect();
  try {
    const { databases } = await client.db().admin().listDatabases();
    const texts = databases.map(async ({ name }) => {
      const collections = await client.db(name).listCollections({ type: 'collection' }).toArray();
      // of what is the server's own, the log of changes
      const kept = collections.filter((each) => (isOwn(name) ? each.name === 'oplog.rs' : true));
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
  const found = await stat(path).catch(() => undefined); // what a server removed meanwhile is no find
  return found?.mode ?? 0;
}

function bytesOf(number: number): Buffer[] {
  const [little, big] = [Buffer.alloc(8), Buffer.alloc(8)];
  little.writeDoubleLE(number);
  big.writeDoubleBE(number);
  return [little, big];
}

const isOwn = (database: string) => ['local', 'config', 'admin'].includes(database);
