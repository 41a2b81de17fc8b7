import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import pTimeout from 'p-timeout';
import {
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  headers,
  type MsgHdrs,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node';
import { guardDependency, recogniseFailures } from '../errors/dependency.js';
import { Metrics } from '../metrics/metrics.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { tracer, writeTrace } from '../tracing/tracer.js';

const FAILURES = [
  TimeoutError,
  NoRespondersError,
  ConnectionError,
  ClosedConnectionError,
  DrainingConnectionError,
];

recogniseFailures((error) => FAILURES.some((failure) => error instanceof failure));

/** Token of the one NATS connection with which a process calls others. */
export const NATS_CLIENT = Symbol('NATS_CLIENT');

/**
 * The longest wait for the connection to close, ms: it may be trying to reach a server that is
 * away.
 */
const CLOSE_LIMIT_MS = 1_000;

/** The longest wait for the answer to a ping, ms. */
const PING_LIMIT_MS = 2_000;

/**
 * The connection behind `client`, which is made first where there is none; that waits for as long
 * as the server is away.
 */
export async function connectionOf(client: ClientNats): Promise<NatsConnection> {
  await client.connect();
  return client.unwrap<NatsConnection>();
}

/** Headers with the id of the request under way and with its trace, if there are such. */
export function carriedHeaders(): { headers?: MsgHdrs } {
  const requestId = currentRequestId();
  const trace = tracer.carrier();
  if (requestId === undefined && !trace) return {};
  const carried = headers();
  if (requestId !== undefined) carried.set(REQUEST_ID_HEADER, requestId);
  if (trace) writeTrace(carried, trace);
  return { headers: carried };
}

/**
 * Opens the connection at start, without waiting for a server that is away, and closes it at the
 * end.
 */
@Injectable()
export class NatsClientLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(NatsClientLifecycle.name);

  constructor(
    @Inject(NATS_CLIENT) private readonly client: ClientNats,
    metrics: Metrics,
  ) {
    metrics.addPing('nats', () => guardDependency('nats', () => this.ping()));
  }

  onApplicationBootstrap(): void {
    this.client.connect().catch((error: unknown) => this.logger.error({ err: error }));
  }

  async onApplicationShutdown(): Promise<void> {
    await pTimeout(this.client.close(), { milliseconds: CLOSE_LIMIT_MS, fallback: () => undefined });
  }

  /** Pings the server itself; rejects where it does not answer within 2 s. */
  async ping(): Promise<void> {
    await pTimeout(this.flush(), { milliseconds: PING_LIMIT_MS, message: new TimeoutError() });
  }

  private async flush(): Promise<void> {
    await (await connectionOf(this.client)).flush();
  }
}
