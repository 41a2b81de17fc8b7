import type { Collection, MongoClient } from 'mongodb';
import { serviceDatabases } from '../mongodb/own-databases.ts';
import type { Erasure } from './erasure-list.ts';

interface ErasureDocument {
  readonly _id: number;
  /** Epoch ms. */
  readonly at: number;
}

/** What the users service and `npm run erase` recorded. */
export async function storedErasures(client: MongoClient, address: string): Promise<Erasure[]> {
  const found = (await collections(client, address)).map((erasures) => erasures.find().toArray());
  return (await Promise.all(found)).flat().map(({ _id, at }) => ({ userId: _id, at: new Date(at) }));
}

export async function storeErasures(
  client: MongoClient,
  address: string,
  erasures: readonly Erasure[],
): Promise<void> {
  for (const collection of await collections(client, address))
    for (const { userId, at } of erasures)
      await collection.updateOne({ _id: userId }, { $max: { at: at.getTime() } }, { upsert: true });
}

/** Reads databases with users only, since a further database would count as existing data. */
async function collections(client: MongoClient, address: string): Promise<Collection<ErasureDocument>[]> {
  const found: Collection<ErasureDocument>[] = [];
  for (const name of serviceDatabases('users', address)) {
    const database = client.db(name);
    if ((await database.listCollections({ name: 'users' }).toArray()).length > 0)
      found.push(database.collection<ErasureDocument>('erasures'));
  }
  return found;
}
