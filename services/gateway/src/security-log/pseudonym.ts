import { createHmac, randomBytes } from 'node:crypto';

/** Made anew with each process, so that nobody can work out later whose lines those were. */
const SALT = randomBytes(32);

/** Enough to tell the subjects of a log apart. */
const LENGTH = 16;

/**
 * Stands for a user or an address in the log: the same within the life of one process, and of no
 * use beyond it.
 */
export function pseudonymOf(kind: 'user' | 'address', value: number | string): string {
  return createHmac('sha256', SALT).update(`${kind} ${value}`).digest('base64url').slice(0, LENGTH);
}
