import type { MongoClient } from 'mongodb';

/** The database that all services shared before each had its own. */
const SHARED = 'rotadas';

/** Whose each collection of it is. */
const OWNERS: Readonly<Record<string, string>> = {
  users: 'users',
  ratings: 'users',
  offers: 'providers',
  providers: 'providers',
  planners: 'providers',
  reports: 'reports',
  'saved-routes': 'matching',
  notifications: 'notifications',
  notificationchoices: 'notifications',
  pushsubscriptions: 'notifications',
};

/** Counters stand together there, each under the name of the collection that it counts for. */
const COUNTERS = 'counters';

/**
 * Moves what an earlier version kept in one database into those of its owners. Where it is ended in
 * between, the next start goes on: a collection is moved as a whole, counters are removed last.
 */
export async function splitDatabase(
  client: MongoClient,
  databases: Readonly<Record<string, string>>,
): Promise<void> {
  const shared = client.db(SHARED);
  const kept = new Set(
    (await shared.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
  );
  if (kept.has(COUNTERS)) {
    for (const counter of await shared.collection<{ _id: string }>(COUNTERS).find().toArray()) {
      const database = databases[OWNERS[counter._id] ?? ''];
      if (database === undefined) continue;
      const { _id, ...numbers } = counter;
      const counters = client.db(database).collection<{ _id: string }>(COUNTERS);
      await counters.updateOne({ _id }, { $max: numbers }, { upsert: true });
    }
  }
  for (const [name, owner] of Object.entries(OWNERS)) {
    const database = databases[owner];
    if (database === undefined || !kept.has(name)) continue;
    const to = `${database}.${name}`;
    await client.db('admin').command({ renameCollection: `${SHARED}.${name}`, to });
  }
  if (kept.has(COUNTERS)) await shared.dropCollection(COUNTERS);
}
