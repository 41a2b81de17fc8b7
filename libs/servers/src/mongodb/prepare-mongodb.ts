import { randomBytes } from 'node:crypto';

import type { Passwords } from '../sign-in/passwords.ts';
import { ensureMongodbUsers } from './mongodb-users.ts';
import { splitDatabase } from './split-database.ts';
import { type MongodbSignIn, withMongodb } from './with-mongodb.ts';

const KEY_BYTES = 48;

/** A key by which the members of a replica set know each other, for mongod's `--keyFile`. */
export function newMongodbKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** The sign-in as the user that members are for each other, who may do everything. */
export function memberSignIn(key: string): MongodbSignIn {
  return { username: '__system', password: key, authSource: 'local' };
}

/** Makes the users of a primary, each with its own database, and moves an older version's data. */
export async function prepareMongodb(
  host: string,
  key: string,
  databases: Readonly<Record<string, string>>,
  passwords: Pick<Passwords, 'of'>,
): Promise<void> {
  await withMongodb(host, memberSignIn(key), async (client) => {
    await ensureMongodbUsers(client, databases, passwords);
    await splitDatabase(client, databases);
  });
}
