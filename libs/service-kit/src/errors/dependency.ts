import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { dependencyDurations } from '../metrics/histograms.js';
import type { Dependency } from '../metrics/metrics.js';

/** Delay before a caller retries after `service-unavailable`, s. */
export const RETRY_AFTER_SECONDS = 5;

/** Errors of ioredis and BullMQ; ioredis does not export its classes. */
const REDIS_NAMES = new Set([
  'MaxRetriesPerRequestError',
  'AbortError',
  'ClusterAllFailedError',
  'ConnectionClosedError',
]);

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of ioredis without class or code. */
const REDIS_MESSAGES = /Connection is closed|Connection lost|Command timed out|enableOfflineQueue|^LOADING /;

const CLUSTER_MESSAGES = /^(CLUSTERDOWN|MASTERDOWN|READONLY|TRYAGAIN) |Too many Cluster redirections/;

type FailureTest = (error: Error) => boolean;

const tests = new Set<FailureTest>([isSocketFailure, isRedisFailure]);

/** Adds a test for connection errors of a driver, so that only its users load the driver. */
export function registerFailureTest(test: FailureTest): void {
  tests.add(test);
}

/** Whether a driver could not reach its server, as opposed to an error in the request. */
export function isDependencyFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return [...tests].some((test) => test(error)) || isDependencyFailure(error.cause);
}

function isSocketFailure(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && CODES.has(error.code);
}

function isRedisFailure(error: Error): boolean {
  if (error instanceof DOMException) return false; // an AbortError of fetch
  return (
    REDIS_NAMES.has(error.name) || REDIS_MESSAGES.test(error.message) || CLUSTER_MESSAGES.test(error.message)
  );
}

/** Whether an error says that a server or a service is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError ? error.code === 'service-unavailable' : isDependencyFailure(error);
}

/** The error with which a caller learns that the server `name` cannot be reached. */
export function dependencyUnavailable(name: string, cause: unknown): DomainError {
  return new DomainError('service-unavailable', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: new Error(`${name} is unavailable`, { cause }),
  });
}

/** `service-unavailable` if `error` says that the server `name` cannot be reached, else `error`. */
export function toUnavailableError(name: Dependency, error: unknown): unknown {
  return isDependencyFailure(error) ? dependencyUnavailable(name, error) : error;
}

/** Runs and measures `work`; throws `service-unavailable` if the server `name` is unreachable. */
export async function guardDependency<Result>(
  name: Dependency,
  work: () => Promise<Result>,
): Promise<Result> {
  const observe = dependencyDurations.startTimer({ dependency: name });
  try {
    const result = await work();
    observe({ outcome: 'ok' });
    return result;
  } catch (error) {
    observe({ outcome: isDependencyFailure(error) ? 'unavailable' : 'failed' });
    throw toUnavailableError(name, error);
  }
}
