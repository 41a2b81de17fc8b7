import { randomUUID } from 'node:crypto';

/** What may stand in a log line and a header as it came: short, and of harmless characters. */
const SAFE = /^[\w.-]{8,64}$/;

/**
 * The id of a request: the one that its sender gave, when that is safe to repeat, else a new one.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
