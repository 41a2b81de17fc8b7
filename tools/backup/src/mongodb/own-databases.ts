import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { SERVICES } from '@rotadas/contracts/primitives/services';
import type { MongoClient } from 'mongodb';
import { databaseName } from './tool-config.ts';

const SYSTEM_DATABASES = new Set(['admin', 'local', 'config']);

export function productDatabases(address: string): ReadonlySet<string> {
  const named = databaseName(address);
  const serviceDatabases = SERVICES.flatMap((service) => SERVICE_ACCESS[service].database ?? []);
  return new Set([...serviceDatabases, ...(named && !SYSTEM_DATABASES.has(named) ? [named] : [])]);
}

export async function filledDatabases(client: MongoClient, names: Iterable<string>): Promise<string[]> {
  const filled: string[] = [];
  for (const name of names) {
    const collections = await client.db(name).listCollections({ type: 'collection' }).toArray();
    const found = collections.map((each) => client.db(name).collection(each.name).findOne());
    if ((await Promise.all(found)).some((document) => document !== null)) filled.push(name);
  }
  return filled;
}
