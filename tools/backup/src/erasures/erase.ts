import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { Filter, MongoClient } from 'mongodb';
import { serviceDatabases } from '../mongodb/own-databases.ts';

type Numbered = { readonly _id: number };

/** Documents with `texts` are kept for another user, with these values instead of texts. */
type UserDocuments = readonly [ServiceName, string, (id: number) => Filter<Numbered>, texts?: object];

const ended = (id: number): Filter<Numbered> => ({
  $or: [
    { requesterId: id, endedBy: 'requester' },
    { providerId: id, endedBy: 'provider' },
  ],
});

const ERASED_END = { name: '—', placeId: null, point: null };

/** The audit log is kept: it contains only user IDs. */
const USER_DOCUMENTS: readonly UserDocuments[] = [
  ['users', 'users', (id) => ({ _id: id })],
  ['users', 'devices', (id) => ({ userId: id })],
  ['users', 'photos', (id) => ({ _id: id })],
  ['users', 'blocks', (id) => ({ $or: [{ blockerId: id }, { blockedId: id }] })],
  ['providers', 'offers', (id) => ({ userId: id })],
  ['providers', 'plannedoffers', (id) => ({ _id: id })],
  ['providers', 'providers', (id) => ({ _id: id })],
  ['reports', 'reports', (id) => ({ userId: id })],
  ['matching', 'saved-routes', (id) => ({ userId: id })],
  // The user's own, and those that name the user to others.
  [
    'notifications',
    'notifications',
    (id) => ({ $or: [{ userId: id }, { 'data.providerId': id }, { 'data.otherUserId': id }] }),
  ],
  ['notifications', 'notificationsettings', (id) => ({ _id: id })],
  ['notifications', 'pushsubscriptions', (id) => ({ userId: id })],
  [
    'agreements',
    'agreements',
    (id) => ({ requesterId: id }),
    { note: null, from: ERASED_END, to: ERASED_END },
  ],
  ['agreements', 'agreements', ended, { reason: null }],
  ['agreements', 'messages', (id) => ({ fromUserId: id }), { text: '' }],
  // Ratings that the user gave stay: they name the user by ID only.
  ['agreements', 'ratings', (id) => ({ toUserId: id })],
  ['agreements', 'ratingtotals', (id) => ({ _id: id })],
];

/** Collections, each as `service/collection`. */
export const ERASED_FROM = new Set(USER_DOCUMENTS.map(([service, collection]) => `${service}/${collection}`));

/** Resolves to the number of erased documents, with those of which only texts are erased. */
export async function erase(client: MongoClient, address: string, userId: number): Promise<number> {
  let erased = 0;
  for (const [service, collection, toFilter, texts] of USER_DOCUMENTS) {
    for (const database of serviceDatabases(service, address)) {
      const documents = client.db(database).collection<Numbered>(collection);
      if (texts) erased += (await documents.updateMany(toFilter(userId), { $set: texts })).modifiedCount;
      else erased += (await documents.deleteMany(toFilter(userId))).deletedCount;
    }
  }
  return erased;
}
