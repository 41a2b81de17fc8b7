import { type Db, type Document, type MongoClient, MongoServerError } from 'mongodb';

import { OPERATOR, type Passwords } from '../access/access-plan.ts';

const USER_UNKNOWN = 11;
/** Other mechanisms would slow down the creation. */
const MECHANISMS = ['SCRAM-SHA-256'];

/** Everything including the oplog, for backups and tests. */
const OPERATOR_ROLES = [
  { role: 'root', db: 'admin' },
  { role: 'read', db: 'local' },
  { role: 'read', db: 'config' },
];

export async function ensureMongodbUsers(
  client: MongoClient,
  databases: Readonly<Record<string, string>>,
  passwords: Pick<Passwords, 'passwordFor'>,
): Promise<void> {
  const admin = client.db('admin');
  const save = (user: string, roles: Document[]) => saveUser(admin, user, passwords.passwordFor(user), roles);
  await Promise.all([
    save(OPERATOR, OPERATOR_ROLES),
    ...Object.entries(databases).map(([user, db]) => save(user, [{ role: 'readWrite', db }])),
  ]);
}

async function saveUser(admin: Db, user: string, pwd: string, roles: Document[]): Promise<void> {
  const settings = { pwd, roles, mechanisms: MECHANISMS };
  await admin.command({ updateUser: user, ...settings }).catch((error: unknown) => {
    if (!(error instanceof MongoServerError && error.code === USER_UNKNOWN)) throw error;
    return admin.command({ createUser: user, ...settings });
  });
}
