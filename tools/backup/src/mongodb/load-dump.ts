import type { MongoClient } from 'mongodb';
import { runTool } from './tool-config.ts';

/**
 * How far counters go on: more than anybody counted between a backup and the loss, so that nobody
 * new gets the number of somebody who came then, in whose browser, links and notes it may stand.
 */
const GAP = 100_000;

const COUNTERS = 'counters';

/** Loads what `dump` wrote into a MongoDB that has none of these databases. */
export async function loadDump(mongorestore: string, address: string, folder: string): Promise<void> {
  await runTool(mongorestore, address, ['--dir', folder, '--oplogReplay', '--gzip', '--stopOnError']);
}

/** Removes databases. */
export async function dropDatabases(client: MongoClient, names: Iterable<string>): Promise<void> {
  for (const name of names) await client.db(name).dropDatabase();
}

/** Has counters leave out numbers that may have been given after the backup. */
export async function skipNumbers(client: MongoClient, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const counters = client.db(name).collection<{ _id: string }>(COUNTERS);
    for (const { _id, ...numbers } of await counters.find().toArray()) {
      const onward = Object.fromEntries(Object.keys(numbers).map((field) => [field, GAP]));
      await counters.updateOne({ _id }, { $inc: onward });
    }
  }
}
