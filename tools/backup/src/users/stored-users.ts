import { DELETION_GRACE_DAYS } from '@rotadas/contracts/accounts/deletion';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import type { Collection, MongoClient } from 'mongodb';
import { serviceDatabases } from '../mongodb/own-databases.ts';

interface StoredUser {
  readonly _id: number;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly updatedAt?: number;
  readonly eraseAt?: number | null;
  /** The progress of an erasure that has begun. */
  readonly erasure?: object | null;
}

const IGNORE_CASE = { locale: 'en', strength: 2 };

/** Resolves an ID, or an e-mail address that exactly one user has. */
export async function findUserId(client: MongoClient, address: string, user: string): Promise<number> {
  if (/^[1-9]\d*$/.test(user)) return Number(user);
  const found = collections(client, address).map((users) =>
    users.find({ email: user }, { collation: IGNORE_CASE }).toArray(),
  );
  const ids = (await Promise.all(found)).flat().map(({ _id }) => _id);
  const [id, ...more] = ids;
  if (id === undefined) throw new Error(`No user has the e-mail address ${user}.`);
  if (more.length > 0) throw new Error(`The users ${ids.join(', ')} have this e-mail address; give an ID.`);
  return id;
}

/** The users service notifies the gateways of the change. */
export async function setAdmin(
  client: MongoClient,
  address: string,
  userId: number,
  isAdmin: boolean,
): Promise<void> {
  const change = { $set: { isAdmin, updatedAt: Date.now() } };
  const changed = collections(client, address).map((users) => users.updateOne({ _id: userId }, change));
  if ((await Promise.all(changed)).every(({ matchedCount }) => matchedCount === 0))
    throw new Error(`User ${userId} does not exist.`);
}

/**
 * Gives requested deletions the whole grace again: they may have been taken back after the backup.
 * Returns their number. `now` is epoch ms.
 */
export async function renewGrace(client: MongoClient, address: string, now: number): Promise<number> {
  const eraseAt = now + DELETION_GRACE_DAYS * DAY_MS;
  const renewed = collections(client, address).map((users) =>
    users.updateMany({ eraseAt: { $gt: 0 }, erasure: null }, { $set: { eraseAt } }),
  );
  return (await Promise.all(renewed)).reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
}

function collections(client: MongoClient, address: string): Collection<StoredUser>[] {
  return serviceDatabases('users', address).map((name) => client.db(name).collection<StoredUser>('users'));
}
