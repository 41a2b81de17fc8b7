import type { NatsUser } from '../sign-in/plan.ts';
import { OPERATOR, type Passwords } from '../sign-in/passwords.ts';

/** For how long a question may be replied to; longer than anybody waits for an answer. */
const REPLY_WITHIN = '1m';

/** How long a client may take to sign in, s. The default of 2 s is too short for a busy machine. */
const SIGN_IN_TIMEOUT_S = 10;

/**
 * The part of nats-server's configuration that says who may do what. Users reply to the questions
 * that they get, once to each, wherever the answer is awaited. `options` are further ones.
 */
export function natsConfig(
  users: Readonly<Record<string, NatsUser>>,
  passwords: Pick<Passwords, 'of'>,
  options: Readonly<Record<string, string>> = {},
): string {
  const services = Object.entries(users).map(([user, { publish, subscribe }]) => ({
    user,
    password: passwords.of(user),
    permissions: {
      publish: { allow: publish },
      subscribe: { allow: subscribe },
      allow_responses: { max: 1, expires: REPLY_WITHIN },
    },
  }));
  const operator = { user: OPERATOR, password: passwords.of(OPERATOR) };
  const authorization = { timeout: SIGN_IN_TIMEOUT_S, users: [operator, ...services] };
  return `${JSON.stringify({ ...options, authorization }, null, 2)}\n`;
}
