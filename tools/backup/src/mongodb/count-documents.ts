import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { MongoClient } from 'mongodb';
import { serviceDatabases } from './own-databases.ts';

const COUNTED: Readonly<Record<string, readonly [ServiceName, collection: string]>> = {
  users: ['users', 'users'],
  'problem reports': ['reports', 'reports'],
  'saved routes': ['matching', 'saved-routes'],
  notifications: ['notifications', 'notifications'],
  agreements: ['agreements', 'agreements'],
};

/** Numbers by which an operator compares a backup, its restore and a product. */
export async function countDocuments(client: MongoClient, address: string): Promise<string> {
  const counts: string[] = [];
  for (const [what, [service, collection]] of Object.entries(COUNTED)) {
    let count = 0;
    for (const name of serviceDatabases(service, address))
      count += await client.db(name).collection(collection).countDocuments();
    counts.push(`${what}: ${count}`);
  }
  return counts.join(', ');
}
