import { createHash } from 'node:crypto';

import { OPERATOR, type Passwords } from '../sign-in/passwords.ts';

/**
 * What a user may do with its own keys: read, write, block, run scripts. Nothing that shows or
 * changes the keys of others (SCAN names them), the server, its users or its settings.
 */
const COMMANDS = [
  ...['-@all', '+@read', '+@write', '+@blocking', '+@transaction', '+@connection'],
  ...['-@admin', '-@dangerous', '-scan', '-randomkey', '-dbsize'],
  ...['+eval', '+evalsha', '+script|load', '+script|exists', '+time'],
  ...['+info', '+client|setname'], // how clients learn with whom they speak, and say who they are
  ...['+cluster|slots', '+cluster|info'], // how they learn which node of a cluster holds a key
].join(' ');

/**
 * Nobody signs in as it. Redis replays its append-only file as this user, and leaves out, saying so
 * in its log alone, each transaction and script that the user may not run (decision 0212).
 */
const REPLAYING = 'user default off resetpass ~* &* +@all';

/** The lines of Redis' configuration that say who may do what; passwords are hashes there. */
export function redisUsers(
  users: Readonly<Record<string, readonly string[]>>,
  passwords: Pick<Passwords, 'of'>,
): string {
  const hashOf = (user: string) => createHash('sha256').update(passwords.of(user)).digest('hex');
  const services = Object.entries(users).map(([user, prefixes]) => {
    const keys = prefixes.map((prefix) => `~${prefix}*`).join(' ');
    return `user ${user} on #${hashOf(user)} ${keys} resetchannels ${COMMANDS}`;
  });
  const operator = `user ${OPERATOR} on #${hashOf(OPERATOR)} ~* &* +@all`;
  return `${[REPLAYING, operator, ...services].join('\n')}\n`;
}
