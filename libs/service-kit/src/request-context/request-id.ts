import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The header, of HTTP and of NATS, in which the id of a request travels. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Runs `work`, and all that it awaits, as part of the request `id`. */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** The id of the request under way; undefined outside any. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
