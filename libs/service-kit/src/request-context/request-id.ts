import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The header with the request id, in HTTP and NATS. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Runs `work` as part of the request `id`. */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** Undefined outside a request. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
