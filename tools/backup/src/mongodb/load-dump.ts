import type { MongoClient } from 'mongodb';
import { runTool } from './tool-config.ts';

/** More IDs than are assigned between a backup and a loss: links may contain lost IDs. */
const GAP = 100_000;

const COUNTERS = 'counters';

/** The databases must not exist. */
export async function loadDump(mongorestore: string, address: string, folder: string): Promise<void> {
  await runTool(mongorestore, address, ['--dir', folder, '--oplogReplay', '--gzip', '--stopOnError']);
}

export async function dropDatabases(client: MongoClient, names: Iterable<string>): Promise<void> {
  for (const name of names) await client.db(name).dropDatabase();
}

export async function skipNumbers(client: MongoClient, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const counters = client.db(name).collection<{ _id: string }>(COUNTERS);
    for (const { _id, ...numbers } of await counters.find().toArray()) {
      const onward = Object.fromEntries(Object.keys(numbers).map((field) => [field, GAP]));
      await counters.updateOne({ _id }, { $inc: onward });
    }
  }
}
