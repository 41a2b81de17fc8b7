import { Logger } from '@nestjs/common';
import {
  ClosedConnectionError,
  connect,
  ConnectionError,
  DrainingConnectionError,
  type NatsConnection,
  type NodeConnectionOptions,
  NoRespondersError,
  PermissionViolationError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { registerFailureTest } from '../errors/dependency.js';
import { retry } from '../time/backoff.js';

const FAILURES = [
  TimeoutError,
  NoRespondersError,
  ConnectionError,
  ClosedConnectionError,
  DrainingConnectionError,
];

/** A RequestError without a cause: the connection was lost meanwhile. */
registerFailureTest((error) =>
  error instanceof RequestError
    ? error.cause === undefined
    : FAILURES.some((failure) => error instanceof failure),
);

/** Options of every NATS connection. It reconnects until it is closed. */
export function natsConnectionOptions(url: string, name: string) {
  return {
    ...parseNatsAddress(url),
    name,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true, // otherwise the second rejection in a row closes the connection
    reconnectTimeWait: 500, // ms
    reconnectJitter: 250, // ms
    pingInterval: 10_000, // ms
    maxPingOut: 2,
    timeout: 2_000, // ms
    noAsyncTraces: true, // otherwise each request creates an Error with its stack
  } satisfies NodeConnectionOptions;
}

/**
 * Retries until NATS accepts the connection, or `ending` is aborted (undefined). If the connection
 * closes or loses a subscription before `ending` is aborted, an unhandled error ends the process.
 */
export async function openConnection(
  options: NodeConnectionOptions,
  ending: AbortSignal,
): Promise<NatsConnection | undefined> {
  const logger = new Logger('NatsConnection');
  const connection = await retry(
    () => connect(options),
    ending,
    (error) => logger.warn({ err: error, connection: options.name }, 'NATS is unavailable; retrying'),
  );
  if (ending.aborted) return void (await connection?.close());
  if (connection) void rejectOnLoss(connection, ending);
  return connection;
}

/**
 * Rejects if NATS rejects a subscription or the connection closes before `ending` is aborted:
 * nothing subscribes or connects again, even when NATS would allow it.
 */
export async function rejectOnLoss(
  connection: Pick<NatsConnection, 'closed' | 'status'>,
  ending: AbortSignal,
): Promise<void> {
  for await (const status of connection.status()) {
    const cause = status.type === 'error' ? status.error : undefined;
    const isRejected = cause instanceof PermissionViolationError && cause.operation === 'subscription';
    if (isRejected && !ending.aborted) throw new Error('NATS rejected a subscription', { cause });
  }
  const cause = await connection.closed();
  if (!ending.aborted) throw new Error('The connection to NATS closed for good', { cause });
}

/** Throws TimeoutError after `limitMs`. */
export async function pingNats(connection: NatsConnection, limitMs: number): Promise<void> {
  await pTimeout(connection.flush(), { milliseconds: limitMs, message: new TimeoutError() });
}
