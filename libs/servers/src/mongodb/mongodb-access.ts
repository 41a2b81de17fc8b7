import { join } from 'node:path';
import type { ServerDefinition } from '../server-definition.ts';
import { type AccessPlan, Passwords } from '../access/access-plan.ts';
import { mongodbDefinition } from './mongodb-definition.ts';
import { ensureMongodbUsers } from './mongodb-users.ts';
import { checkReplicaSet, memberSignIn, newMongodbKey } from './replica-set.ts';

export const KEY_FILE = 'sign-in.key';

/**
 * Disables the localhost exception, so that only this process can create the first user. Random
 * passwords need few iterations.
 */
export const signInArgs = (folder: string): string[] => [
  ...['--keyFile', join(folder, KEY_FILE)],
  ...['--setParameter', 'enableLocalhostAuthBypass=0'],
  ...['--setParameter', 'scramSHA256IterationCount=5000'],
];

/** Starts before the plan is known, which only the users need. */
export function mongodbWithAccess(access: Promise<AccessPlan>): ServerDefinition {
  const passwords = new Passwords();
  const key = newMongodbKey();
  let known: Readonly<Record<string, string>> = {};
  return {
    ...mongodbDefinition,
    urlFor: (user, port) =>
      `mongodb://${user}:${passwords.passwordFor(user)}@127.0.0.1:${port}/${known[user] ?? 'admin'}?directConnection=true&authSource=admin`,
    args: (dataDir) => [...mongodbDefinition.args(dataDir), ...signInArgs(dataDir)],
    secretFiles: () => Promise.resolve({ [KEY_FILE]: key }),
    checkReady: (port, memberPort) =>
      checkReplicaSet(`127.0.0.1:${port}`, `127.0.0.1:${memberPort}`, memberSignIn(key)),
    access,
    async prepare(port) {
      known = (await access).mongodb;
      await ensureMongodbUsers(`127.0.0.1:${port}`, key, known, passwords);
    },
  };
}
