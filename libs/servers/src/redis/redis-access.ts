import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { exchangeText } from '../exchange-text.ts';
import type { ServerDefinition } from '../server-definition.ts';
import { type AccessPlan, OPERATOR, Passwords } from '../access/access-plan.ts';

const CONFIG = 'sign-in.conf';

export function redisWithAccess(
  definition: ServerDefinition,
  access: Promise<AccessPlan>,
  selectUsers: (plan: AccessPlan) => AccessPlan['redis'],
): ServerDefinition {
  const passwords = new Passwords();
  const urlFor = (user: string, port: number) =>
    `redis://${user}:${passwords.passwordFor(user)}@127.0.0.1:${port}`;
  return {
    ...definition,
    urlFor,
    // The file must come first.
    args: (dataDir) => [join(dataDir, CONFIG), ...definition.args(dataDir)],
    access,
    secretFiles: async () => ({ [CONFIG]: redisUsers(selectUsers(await access), passwords) }),
    checkReady: (port) => pingRedis(urlFor(OPERATOR, port)),
  };
}

/**
 * Commands on a user's own keys, without those that show or change other keys, users or settings.
 * SCAN shows the names of other keys.
 */
const COMMANDS = [
  ...['-@all', '+@read', '+@write', '+@blocking', '+@transaction', '+@connection'],
  ...['-@admin', '-@dangerous', '-scan', '-randomkey', '-dbsize'],
  ...['+eval', '+evalsha', '+script|load', '+script|exists', '+time'],
  ...['+info', '+client|setname'], // clients identify the server and themselves
  ...['+cluster|slots', '+cluster|info'], // how they learn which node of a cluster holds a key
].join(' ');

/**
 * The user is off, but has all permissions: Redis replays its append-only file as this user and
 * omits scripts and transactions it may not run (https://github.com/redis/redis/issues/14541).
 */
const REPLAYING = 'user default off resetpass ~* &* +@all';

/** Passwords are hashed. */
export function redisUsers(
  users: Readonly<Record<string, readonly string[]>>,
  passwords: Pick<Passwords, 'passwordFor'>,
): string {
  const hashPassword = (user: string) =>
    createHash('sha256').update(passwords.passwordFor(user)).digest('hex');
  const services = Object.entries(users).map(([user, prefixes]) => {
    const keys = prefixes.map((prefix) => `~${prefix}*`).join(' ');
    return `user ${user} on #${hashPassword(user)} ${keys} resetchannels ${COMMANDS}`;
  });
  const operator = `user ${OPERATOR} on #${hashPassword(OPERATOR)} ~* &* +@all`;
  return `${[REPLAYING, operator, ...services].join('\n')}\n`;
}

/** Signs in as in `url`, on loopback; resolves to the replies by line. */
export async function queryRedis(url: string, ...commands: string[]): Promise<string[]> {
  const { port, username, password } = new URL(url);
  const signIn = username === '' ? [] : [`AUTH ${username} ${password}`];
  const reply = await exchangeText(Number(port), [...signIn, ...commands, 'QUIT', ''].join('\r\n'));
  return reply.split('\r\n').slice(signIn.length, -2);
}

/** Rejects unless Redis accepts commands. */
export async function pingRedis(url: string): Promise<void> {
  const [reply] = await queryRedis(url, 'PING');
  if (reply !== '+PONG') throw new Error(reply);
}
