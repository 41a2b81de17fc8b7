import { join } from 'node:path';
import type { ServerDefinition } from '../server-definition.ts';
import { type AccessPlan, OPERATOR, Passwords, type NatsUser } from '../access/access-plan.ts';
import { natsDefinition } from './nats-definition.ts';

const CONFIG = 'sign-in.conf';

export function natsWithAccess(access: Promise<AccessPlan>): ServerDefinition {
  const passwords = new Passwords();
  const urlFor = (user: string, port: number) =>
    `nats://${user}:${passwords.passwordFor(user)}@127.0.0.1:${port}`;
  return {
    ...natsDefinition,
    urlFor,
    args: (dataDir) => [...natsDefinition.args(dataDir), '--config', join(dataDir, CONFIG)],
    access,
    secretFiles: async () => ({ [CONFIG]: natsConfig((await access).nats, passwords) }),
    async prepare(port) {
      const { prepareStreams } = await import('./prepare-streams.ts');
      const { streams } = await access;
      const account = { user: OPERATOR, pass: passwords.passwordFor(OPERATOR) };
      await prepareStreams({ servers: `127.0.0.1:${port}`, ...account }, streams);
    },
  };
}

/** Maximum age of a request that may be replied to; longer than callers wait. */
const REPLY_WITHIN = '1m';

/** The default of 2 s is too short for a busy machine. */
const SIGN_IN_TIMEOUT_S = 10;

/** The users and permissions of nats-server. A user may reply once to each request. */
export function natsConfig(
  users: Readonly<Record<string, NatsUser>>,
  passwords: Pick<Passwords, 'passwordFor'>,
  options: Readonly<Record<string, string>> = {},
): string {
  const services = Object.entries(users).map(([user, { publish, subscribe }]) => ({
    user,
    password: passwords.passwordFor(user),
    permissions: {
      publish: { allow: publish },
      subscribe: { allow: subscribe },
      allow_responses: { max: 1, expires: REPLY_WITHIN },
    },
  }));
  const operator = { user: OPERATOR, password: passwords.passwordFor(OPERATOR) };
  const authorization = { timeout: SIGN_IN_TIMEOUT_S, users: [operator, ...services] };
  return `${JSON.stringify({ ...options, authorization }, null, 2)}\n`;
}
