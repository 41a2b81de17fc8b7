import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { dependencyDurations } from '../metrics/histograms.js';
import type { Dependency } from '../metrics/metrics.js';

/** Seconds after which a caller may try again what a missing dependency refused. */
export const RETRY_AFTER_SECONDS = 5;

/** Names of ioredis's and BullMQ's errors; ioredis does not export their classes. */
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

/** What ioredis says in errors that have neither a class nor a code. */
const REDIS_MESSAGES = /Connection is closed|Connection lost|Command timed out|enableOfflineQueue|^LOADING /;

/** What a Redis Cluster says while another node is yet to take over. */
const CLUSTER_MESSAGES = /^(CLUSTERDOWN|MASTERDOWN|READONLY|TRYAGAIN) |Too many Cluster redirections/;

type FailureTest = (error: Error) => boolean;

const tests = new Set<FailureTest>([isSocketFailure, isRedisFailure]);

/**
 * Adds a test of the errors of a driver, which is loaded only in processes that use it. Whether its
 * server cannot be reached, as opposed to an error in the request.
 */
export function recogniseFailures(test: FailureTest): void {
  tests.add(test);
}

/**
 * Whether an error of a driver says that its server cannot be reached, as opposed to an error in
 * the request.
 */
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

/** Whether `error` says that a server or another service is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError ? error.code === 'dependency-away' : isDependencyFailure(error);
}

/** The error for callers while the dependency `name` is away. */
export function dependencyAway(name: string, cause: unknown): DomainError {
  return new DomainError('dependency-away', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: new Error(`${name} is away`, { cause }),
  });
}

/**
 * Runs `work` and measures it; a failure to reach the dependency `name` becomes `dependency-away`,
 * any other error stays as it is.
 */
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
    const isAway = isDependencyFailure(error);
    observe({ outcome: isAway ? 'away' : 'failed' });
    throw isAway ? dependencyAway(name, error) : error;
  }
}
