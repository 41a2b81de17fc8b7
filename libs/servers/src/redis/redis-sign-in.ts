import { join } from 'node:path';

import { askLine } from '../ask-line.ts';
import type { Recipe } from '../recipe.ts';
import { OPERATOR, Passwords } from '../sign-in/passwords.ts';
import { redisUsers } from './redis-users.ts';

const CONFIG = 'sign-in.conf';

/** A Redis that nobody uses without a password, and each user as planned. */
export function redisWithSignIn(recipe: Recipe, users: Readonly<Record<string, readonly string[]>>): Recipe {
  const passwords = new Passwords();
  const { container } = recipe;
  const urlFor = (user: string, port: number) => `redis://${user}:${passwords.of(user)}@127.0.0.1:${port}`;
  return {
    ...recipe,
    url: (port) => urlFor(OPERATOR, port),
    urlFor,
    // The file comes first on Redis' command line.
    args: (port, dataDir) => [join(dataDir, CONFIG), ...recipe.args(port, dataDir)],
    container: {
      ...container,
      args: [container.args[0] ?? '', join(container.dataDir, CONFIG), ...container.args.slice(1)],
    },
    secretFiles: { [CONFIG]: redisUsers(users, passwords) },
    async checkReady(port) {
      const signIn = `AUTH ${OPERATOR} ${passwords.of(OPERATOR)}\r\n`;
      const answer = await askLine(port, `${signIn}PING\r\n`, 2);
      if (!answer.startsWith('+PONG')) throw new Error(answer);
    },
  };
}
