import { type Db, type Document, MongoServerError } from 'mongodb';
import { OPERATOR, type Passwords } from '../access/access-plan.ts';
import { memberSignIn } from './replica-set.ts';
import { withMongodb } from './with-mongodb.ts';

const USER_UNKNOWN = 11;
/** Other mechanisms would slow down the creation. */
const MECHANISMS = ['SCRAM-SHA-256'];

/** Everything including the oplog, for backups and tests. */
const OPERATOR_ROLES = [
  { role: 'root', db: 'admin' },
  { role: 'read', db: 'local' },
  { role: 'read', db: 'config' },
];

/** Creates the users as a member with this key, or updates them; each has its own database. */
export async function ensureMongodbUsers(
  host: string,
  key: string,
  databases: Readonly<Record<string, string>>,
  passwords: Pick<Passwords, 'passwordFor'>,
): Promise<void> {
  await withMongodb(host, memberSignIn(key), (client) => {
    const admin = client.db('admin');
    const save = (user: string, roles: Document[]) =>
      saveUser(admin, user, passwords.passwordFor(user), roles);
    return Promise.all([
      save(OPERATOR, OPERATOR_ROLES),
      ...Object.entries(databases).map(([user, db]) => save(user, [{ role: 'readWrite', db }])),
    ]);
  });
}

async function saveUser(admin: Db, user: string, pwd: string, roles: Document[]): Promise<void> {
  const settings = { pwd, roles, mechanisms: MECHANISMS };
  await admin.command({ updateUser: user, ...settings }).catch((error: unknown) => {
    if (!(error instanceof MongoServerError && error.code === USER_UNKNOWN)) throw error;
    return admin.command({ createUser: user, ...settings });
  });
}
