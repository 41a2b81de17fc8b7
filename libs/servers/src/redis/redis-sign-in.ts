import { join } from 'node:path';

import { askLine } from '../ask-line.ts';
import type { Recipe } from '../recipe.ts';
import { OPERATOR, Passwords } from '../sign-in/passwords.ts';
import type { SignInPlan } from '../sign-in/plan.ts';
import { redisUsers } from './redis-users.ts';

const CONFIG = 'sign-in.conf';

/** Redis with passwords; `usersOf` picks its users from the plan. */
export function redisWithSignIn(
  recipe: Recipe,
  signIn: Promise<SignInPlan>,
  usersOf: (plan: SignInPlan) => SignInPlan['redis'],
): Recipe {
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
    planned: signIn,
    secretFiles: async () => ({ [CONFIG]: redisUsers(usersOf(await signIn), passwords) }),
    async checkReady(port) {
      const signIn = `AUTH ${OPERATOR} ${passwords.of(OPERATOR)}\r\n`;
      const answer = await askLine(port, `${signIn}PING\r\n`, 2);
      if (!answer.startsWith('+PONG')) throw new Error(answer);
    },
  };
}
