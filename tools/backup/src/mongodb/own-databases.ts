import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { MongoClient } from 'mongodb';
import { databaseName } from './tool-config.ts';

const SYSTEM_DATABASES = new Set(['admin', 'local', 'config']);

export function productDatabases(address: string): ReadonlySet<string> {
  const named = databaseName(address);
  const serviceDatabases = ServiceName.options.flatMap((service) => SERVICE_ACCESS[service].database ?? []);
  return new Set([...serviceDatabases, ...(named && !SYSTEM_DATABASES.has(named) ? [named] : [])]);
}

/** A service uses its own database, or the one that its address names. */
export function serviceDatabases(service: ServiceName, address: string): string[] {
  const names = new Set([SERVICE_ACCESS[service].database, databaseName(address)]);
  return [...names].filter((name) => name !== undefined);
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
