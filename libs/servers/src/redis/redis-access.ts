import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promptLine } from '../prompt-line.ts';
import type { Recipe } from '../recipe.ts';
import { type AccessPlan, OPERATOR, Passwords } from '../access/access-plan.ts';

const CONFIG = 'sign-in.conf';

export function redisWithAccess(
  recipe: Recipe,
  access: Promise<AccessPlan>,
  selectUsers: (plan: AccessPlan) => AccessPlan['redis'],
): Recipe {
  const passwords = new Passwords();
  const { container } = recipe;
  const urlFor = (user: string, port: number) =>
    `redis://${user}:${passwords.passwordFor(user)}@127.0.0.1:${port}`;
  return {
    ...recipe,
    url: (port) => urlFor(OPERATOR, port),
    urlFor,
    // The file must come first.
    args: (port, dataDir) => [join(dataDir, CONFIG), ...recipe.args(port, dataDir)],
    container: {
      ...container,
      args: [container.args[0] ?? '', join(container.dataDir, CONFIG), ...container.args.slice(1)],
    },
    access,
    secretFiles: async () => ({ [CONFIG]: redisUsers(selectUsers(await access), passwords) }),
    async checkReady(port) {
      const signIn = `AUTH ${OPERATOR} ${passwords.passwordFor(OPERATOR)}\r\n`;
      const reply = await promptLine(port, `${signIn}PING\r\n`, 2);
      if (!reply.startsWith('+PONG')) throw new Error(reply);
    },
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
  const socket = connect(Number(port), '127.0.0.1');
  socket.end([...signIn, ...commands, 'QUIT', ''].join('\r\n'));
  const lines = (await text(socket)).split('\r\n').slice(0, -1);
  return lines.slice(signIn.length, -1);
}
