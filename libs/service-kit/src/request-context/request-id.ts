import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** The header with the request ID, in HTTP and NATS. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Runs `work`, whose log lines and NATS requests have the ID. */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** Undefined outside a request. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** Safe in logs and headers. */
const SAFE_ID = /^[\w.-]{8,64}$/;

/** The sender's ID if it is safe, else a new one. */
export function acceptRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}
