import { join } from 'node:path';
import type { Recipe } from '../recipe.ts';
import { type SignInPlan, OPERATOR, Passwords } from '../sign-in/plan.ts';
import { mongodbRecipe } from './mongodb.recipe.ts';
import { memberSignIn, newMongodbKey, prepareMongodb, checkReplicaSet } from './prepare-mongodb.ts';

const KEY = 'sign-in.key';

/**
 * Without the bypass nobody on this machine is the first to make a user; nobody guesses these
 * passwords, so that hashing them often would only slow down the start.
 */
const PARAMETERS = [
  ...['--setParameter', 'enableLocalhostAuthBypass=0'],
  ...['--setParameter', 'scramSHA256IterationCount=5000'],
];

/** MongoDB with passwords. It starts before the plan is known; only its users need the plan. */
export function mongodbWithSignIn(signIn: Promise<SignInPlan>): Recipe {
  const passwords = new Passwords();
  const key = newMongodbKey();
  const signInArgs = (folder: string) => ['--keyFile', join(folder, KEY), ...PARAMETERS];
  const { container } = mongodbRecipe;
  const urlOf = (user: string, port: number, database: string) =>
    `mongodb://${user}:${passwords.of(user)}@127.0.0.1:${port}/${database}?directConnection=true&authSource=admin`;
  let known: Readonly<Record<string, string>> = {};
  return {
    ...mongodbRecipe,
    url: (port) => urlOf(OPERATOR, port, 'admin'),
    urlFor: (user, port) => urlOf(user, port, known[user] ?? 'admin'),
    args: (port, dataDir) => [...mongodbRecipe.args(port, dataDir), ...signInArgs(dataDir)],
    container: { ...container, args: [...container.args, ...signInArgs(container.dataDir)] },
    secretFiles: () => Promise.resolve({ [KEY]: key }),
    checkReady: (port, memberPort) =>
      checkReplicaSet(`127.0.0.1:${port}`, `127.0.0.1:${memberPort}`, memberSignIn(key)),
    planned: signIn,
    async prepare(port) {
      known = (await signIn).mongodb;
      await prepareMongodb(`127.0.0.1:${port}`, key, known, passwords);
    },
  };
}
