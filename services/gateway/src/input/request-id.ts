import { randomUUID } from 'node:crypto';

/** Safe in logs and headers. */
const SAFE = /^[\w.-]{8,64}$/;

/** The sender's id if it is safe, else a new one. */
export function acceptRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
