import { Logger } from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import {
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { dependencyUnavailable, recogniseFailures } from '../errors/dependency.js';

const FAILURES = [
  TimeoutError,
  NoRespondersError,
  ConnectionError,
  ClosedConnectionError,
  DrainingConnectionError,
];

recogniseFailures((error) => FAILURES.some((failure) => error instanceof failure));

export const NATS_CLIENT = Symbol('NATS_CLIENT');

/** Options of every NATS connection: reconnects forever, within 5 s. */
export function natsConnectionOptions(url: string, name: string) {
  return {
    ...parseNatsAddress(url),
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500, // ms
    reconnectJitter: 250, // ms
    pingInterval: 10_000, // ms
    maxPingOut: 2,
    timeout: 2_000, // ms
    noAsyncTraces: true, // otherwise each request creates an Error with its stack
  };
}

/** Waits for the first connection; throws `dependency-away` after it is lost. */
export async function getConnection(client: ClientNats): Promise<NatsConnection> {
  try {
    await client.connect();
  } catch (error) {
    // Nest rejects with a text.
    throw dependencyUnavailable('nats', error instanceof Error ? error : new ConnectionError(String(error)));
  }
  return client.unwrap<NatsConnection>();
}

export type ConnectionListener = (connection: NatsConnection, isFirst: boolean) => void;

/** Calls `listeners` with the first connection and after each reconnect; logs their errors. */
export async function followConnection(
  client: ClientNats,
  listeners: readonly ConnectionListener[],
): Promise<void> {
  const connection = await getConnection(client);
  callEach(listeners, connection, true);
  for await (const { type } of connection.status()) {
    if (type === 'reconnect') callEach(listeners, connection, false);
  }
}

function callEach(listeners: readonly ConnectionListener[], connection: NatsConnection, isFirst: boolean) {
  for (const listener of listeners) {
    try {
      listener(connection, isFirst);
    } catch (error) {
      new Logger('NatsConnection').error({ err: error }, 'A listener to the connection failed');
    }
  }
}

/** Throws TimeoutError after `limitMs`. */
export async function pingNats(connection: () => Promise<NatsConnection>, limitMs: number): Promise<void> {
  const flushed = connection().then((connected) => connected.flush());
  await pTimeout(flushed, { milliseconds: limitMs, message: new TimeoutError() });
}
