import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import type { Collection, Db, MongoClient } from 'mongodb';
import { serviceDatabases } from '../mongodb/own-databases.ts';

/** Collections by the names of 0.3.0. */
const COLLECTIONS: readonly (readonly [ServiceName, before: string, now: string])[] = [
  ['providers', 'planners', 'plannedoffers'],
  ['reports', 'adminacts', 'auditentries'],
  ['notifications', 'notificationchoices', 'notificationsettings'],
];

/** Reasons in events that are not published yet. */
const UNPLANNED_REASONS = [
  ['begun', 'started'],
  ['lapsed', 'expired'],
] as const;

/** Keeps what a user planned in either version. */
const ADD_PLANS = [
  {
    $set: {
      plans: {
        $concatArrays: [
          {
            $filter: {
              input: '$$new.plans',
              cond: { $not: { $in: ['$$this.offer.id', '$plans.offer.id'] } },
            },
          },
          '$plans',
        ],
      },
    },
  },
];

/**
 * Gives collections and fields of 0.3.0 their names of 0.4.0; idempotent. Services must be stopped.
 * Returns the number of changes.
 */
export async function renameStoredNames(client: MongoClient, address: string): Promise<number> {
  let changed = 0;
  for (const [service, before, now] of COLLECTIONS)
    for (const name of serviceDatabases(service, address))
      changed += await moveDocuments(client.db(name), before, now);
  for (const name of serviceDatabases('providers', address))
    for (const [before, now] of UNPLANNED_REASONS)
      changed += await renameReason(client.db(name).collection('plannedoffers'), before, now);
  for (const name of serviceDatabases('matching', address))
    changed += await renameNotifiedOffers(client.db(name).collection('saved-routes'));
  return changed;
}

/**
 * Documents of the new collection win: an interrupted upgrade has moved them, or 0.4.0 was started
 * before the upgrade.
 */
async function moveDocuments(database: Db, before: string, now: string): Promise<number> {
  const documents = database.collection(before);
  const count = await documents.countDocuments();
  const whenMatched = now === 'plannedoffers' ? ADD_PLANS : 'keepExisting';
  if (count > 0) await documents.aggregate([{ $merge: { into: now, whenMatched } }]).toArray();
  await documents.drop();
  return count;
}

async function renameReason(documents: Collection, before: string, now: string): Promise<number> {
  const { modifiedCount } = await documents.updateMany(
    { 'outbox.payload.reason': before },
    { $set: { 'outbox.$[event].payload.reason': now } },
    { arrayFilters: [{ 'event.payload.reason': before }] },
  );
  return modifiedCount;
}

async function renameNotifiedOffers(savedRoutes: Collection): Promise<number> {
  const notifiedOfferIds = { $concatArrays: ['$told', { $ifNull: ['$notifiedOfferIds', []] }] };
  const { modifiedCount } = await savedRoutes.updateMany({ told: { $exists: true } }, [
    { $set: { notifiedOfferIds } },
    { $unset: 'told' },
  ]);
  return modifiedCount;
}
