import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import type { Service } from '@rotadas/contracts/primitives/services';
import type { Filter, MongoClient } from 'mongodb';
import { databaseOf } from '../mongodb/tool-config.ts';

type Numbered = { readonly _id: number };

/**
 * Where something of a user is, and which documents these are. The log of admins' acts holds
 * numbers of people alone, and keeps them.
 */
const OF_USER: readonly (readonly [Service, string, (id: number) => Filter<Numbered>])[] = [
  ['users', 'users', (id) => ({ _id: id })],
  ['providers', 'offers', (id) => ({ userId: id })],
  ['providers', 'planners', (id) => ({ _id: id })],
  ['providers', 'providers', (id) => ({ _id: id })],
  ['reports', 'reports', (id) => ({ userId: id })],
  ['matching', 'saved-routes', (id) => ({ userId: id })],
  // theirs, and what others were told of them by name
  ['notifications', 'notifications', (id) => ({ $or: [{ userId: id }, { 'data.providerId': id }] })],
  ['notifications', 'notificationchoices', (id) => ({ _id: id })],
  ['notifications', 'pushsubscriptions', (id) => ({ userId: id })],
];

/** The collections that hold something of a user, as `service/collection`. */
export const ERASED_FROM = OF_USER.map(([service, collection]) => `${service}/${collection}`);

/** Erases all that is kept of a user; answers how many documents that were. */
export async function erase(client: MongoClient, address: string, userId: number): Promise<number> {
  let removed = 0;
  for (const [service, collection, of] of OF_USER) {
    for (const database of new Set([SERVICE_ACCESS[service].database, databaseOf(address)])) {
      if (database === undefined) continue;
      const documents = client.db(database).collection<Numbered>(collection);
      removed += (await documents.deleteMany(of(userId))).deletedCount;
    }
  }
  return removed;
}
