import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type Dependency, dependencyObservers } from '../metrics/dependency-durations.js';
import { secondsSince } from '../metrics/seconds-since.js';

/** Seconds after which a caller may try again what a missing dependency refused. */
export const RETRY_AFTER_SECONDS = 5;

const NAMES = new Set([
  // mongodb and mongoose
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoClientClosedError',
  'MongoWaitQueueTimeoutError',
  'WaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  // ioredis and bullmq
  'MaxRetriesPerRequestError',
  'AbortError',
  'ClusterAllFailedError',
  // @nats-io/transport-node
  'TimeoutError',
  'NoRespondersError',
  'ConnectionError',
  'ClosedConnectionError',
  'DrainingConnectionError',
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

/** Server codes of MongoDB that mean: going down, or not the primary (any more). */
const MONGO_CODES = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

const MESSAGES =
  /Connection is closed|Connection lost|Command timed out|enableOfflineQueue|^LOADING |initial connection|buffering timed out|must be connected/;

/** What a Redis Cluster says while another node is yet to take over. */
const CLUSTER_MESSAGES = /^(CLUSTERDOWN|MASTERDOWN|READONLY|TRYAGAIN) |Too many Cluster redirections/;

/**
 * Whether an error of a driver says that its server cannot be reached, as opposed to an error in
 * the request.
 */
export function isDependencyFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : undefined;
  return (
    NAMES.has(error.name) ||
    (typeof code === 'string' && CODES.has(code)) ||
    (typeof code === 'number' && MONGO_CODES.has(code)) ||
    MESSAGES.test(error.message) ||
    CLUSTER_MESSAGES.test(error.message) ||
    (error.cause !== undefined && isDependencyFailure(error.cause))
  );
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
  const observers = dependencyObservers[name];
  const startedAt = performance.now();
  try {
    const result = await work();
    observers.ok(secondsSince(startedAt));
    return result;
  } catch (error) {
    const isAway = isDependencyFailure(error);
    (isAway ? observers.away : observers.failed)(secondsSince(startedAt));
    throw isAway ? dependencyAway(name, error) : error;
  }
}
