import { join } from 'node:path';

import type { Recipe } from '../recipe.ts';
import { OPERATOR, Passwords } from '../sign-in/passwords.ts';
import type { SignInPlan } from '../sign-in/plan.ts';
import { natsConfig } from './nats-config.ts';
import { natsRecipe } from './nats.recipe.ts';

const CONFIG = 'sign-in.conf';

/** NATS with passwords, and the streams of the plan. */
export function natsWithSignIn(signIn: Promise<SignInPlan>): Recipe {
  const passwords = new Passwords();
  const { container } = natsRecipe;
  const urlFor = (user: string, port: number) => `nats://${user}:${passwords.of(user)}@127.0.0.1:${port}`;
  return {
    ...natsRecipe,
    url: (port) => urlFor(OPERATOR, port),
    urlFor,
    args: (port, dataDir) => [...natsRecipe.args(port, dataDir), '--config', join(dataDir, CONFIG)],
    container: { ...container, args: [...container.args, '--config', join(container.dataDir, CONFIG)] },
    planned: signIn,
    secretFiles: async () => ({ [CONFIG]: natsConfig((await signIn).nats, passwords) }),
    async prepare(port) {
      // Loaded only now, since not every start needs it.
      const { prepareStreams } = await import('./prepare-streams.ts');
      const { streams } = await signIn;
      const account = { user: OPERATOR, pass: passwords.of(OPERATOR) };
      await prepareStreams({ servers: `127.0.0.1:${port}`, ...account }, streams);
    },
  };
}
