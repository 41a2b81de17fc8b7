import { Inject, Injectable } from '@nestjs/common';
import type { NatsConnection, RequestOptions } from '@nats-io/transport-node';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import {
  POSITION_BATCH_MAX,
  type Position,
  type PositionInput,
  type PositionOutcome,
} from '@rotadas/contracts/providers/position';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RETRY_AFTER_SECONDS } from '@rotadas/service-kit/errors/dependency';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { Throttle } from '@rotadas/service-kit/time/throttle';
import { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { limitHit } from '../limits/limit-hits.service.js';
import { PositionBatcher } from './position-batcher.js';

/** The best measured trade of throughput against delay. */
const BATCH_DELAY_MS = 2;

/** Longer than a batch takes under full load, short enough for a lost one. */
const IN_FLIGHT_WAIT_MS = 50;

/** Clients must recover within 5 s of any fault. */
const BATCH_TIMEOUT_MS = 2_500;

/** Ten full batches; beyond that, waiting only fills memory. */
const PENDING_MAX = 10 * POSITION_BATCH_MAX;

const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, POSITION_BATCH_MAX];

const Reply = z.object({ err: WireError.optional(), response: z.unknown().optional() });

/**
 * Plain NATS requests: Nest's client subscribes for each reply, which costs 8 µs more CPU per call
 * here and 4 µs in NATS.
 */
@Injectable()
export class PositionClient extends RpcClient {
  protected override async request(
    subject: string,
    data: unknown,
    options: RequestOptions,
  ): Promise<unknown> {
    const connection = this.client.unwrap<NatsConnection>(); // throws before the first connection
    await this.client.connect(); // rejects while disconnected
    // Nest's server does not reply to a message without an id.
    const packet = JSON.stringify({ pattern: subject, data, id: '1' });
    const message = await connection.request(subject, packet, options);
    const { err, response } = Reply.parse(message.json());
    if (err) throw DomainError.fromWire(err);
    return response;
  }
}

@Injectable()
export class PositionsService {
  private readonly limit: RateLimit<number>;
  private readonly intervalMs: number;
  private received = 0;
  private replaced = 0;
  private readonly outcomes = { stored: 0, outdated: 0, offline: 0, undecided: 0, unanswered: 0 };
  private readonly batchSizes;
  private readonly batcher = new PositionBatcher({
    send: (positions, arrivedAt) => this.store(positions, arrivedAt),
    batchMax: POSITION_BATCH_MAX,
    batchDelayMs: BATCH_DELAY_MS,
    inFlightWaitMs: IN_FLIGHT_WAIT_MS,
    pendingMax: PENDING_MAX,
    onReplaced: () => (this.replaced += 1),
  });

  constructor(
    @Inject(PositionClient) private readonly rpc: RpcClient,
    metrics: Metrics,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'LOCATION_LIMIT_PER_SECOND' | 'LOCATION_INTERVAL_MS'>,
  ) {
    this.limit = new RateLimit({ max: env.LOCATION_LIMIT_PER_SECOND });
    this.intervalMs = env.LOCATION_INTERVAL_MS;
    this.batchSizes = metrics.histogram(
      { name: 'rotadas_position_batch_size', help: 'Positions in a batch to the providers service' },
      [],
      BATCH_SIZES,
    );
    metrics.count(
      { name: 'rotadas_positions_received_total', help: 'Positions that passed the checks of this gateway' },
      () => this.received,
    );
    metrics.count(
      {
        name: 'rotadas_positions_replaced_total',
        help: 'Positions replaced by a newer one of the same provider before they were stored',
      },
      () => this.replaced,
    );
    metrics.countsBy(
      { name: 'rotadas_positions_total', help: 'Positions by outcome' },
      'outcome',
      this.outcomes,
    );
  }

  /** Throws `rate-limited`. WebSocket and HTTP count together. */
  admit(userId: number): void {
    if (!this.limit.tryTake(userId)) throw limitHit('location', 1);
  }

  /** Throws `provider-offline` or `dependency-away`. An outdated position is dropped. */
  async submit(userId: number, { latitude, longitude, at }: PositionInput): Promise<void> {
    this.received += 1;
    const outcome = await this.send({ userId, latitude, longitude, at: at ?? null });
    this.outcomes[outcome] += 1;
    if (outcome === 'offline') throw new DomainError('provider-offline');
    if (outcome === 'undecided')
      throw new DomainError('dependency-away', { retryAfter: RETRY_AFTER_SECONDS });
  }

  throttleFor(userId: number, replies: PositionReplies): PositionThrottle {
    return new PositionThrottle({
      ...replies,
      store: (position) => this.submit(userId, position),
      onReplaced: () => {
        this.received += 1;
        this.replaced += 1;
      },
      intervalMs: this.intervalMs,
    });
  }

  private async store(positions: Position[], arrivedAt: number): Promise<PositionOutcome[]> {
    this.batchSizes.observe(positions.length);
    const { storePositions } = providersRpc;
    return (await this.rpc.call(storePositions, { positions, arrivedAt }, BATCH_TIMEOUT_MS)).outcomes;
  }

  private async send(position: Position): Promise<PositionOutcome> {
    try {
      return await this.batcher.add(position);
    } catch (error) {
      this.outcomes.unanswered += 1;
      throw error;
    }
  }
}

interface PositionReplies {
  /** All positions up to `seq` are stored or replaced. */
  readonly acknowledge: (seq: number) => void;
  /** All pending positions up to `seq` are rejected. */
  readonly reject: (seq: number, error: unknown) => void;
}

interface PositionThrottleSettings extends PositionReplies {
  readonly store: (position: PositionInput) => Promise<void>;
  readonly onReplaced: () => void;
  readonly intervalMs: number;
}

/**
 * Stores the newest position of a connection, one per interval and one at a time. A connection
 * delivers in order; device times are compared in the batch and in Redis.
 */
export class PositionThrottle {
  private newest: { readonly seq: number; readonly position: PositionInput } | undefined;
  private readonly throttle: Throttle;

  constructor(private readonly settings: PositionThrottleSettings) {
    this.throttle = new Throttle(() => this.storeNewest(), { intervalMs: settings.intervalMs });
  }

  push(seq: number, position: PositionInput): void {
    if (this.newest) this.settings.onReplaced();
    this.newest = { seq, position };
    this.throttle.request();
  }

  private async storeNewest(): Promise<void> {
    if (!this.newest) return;
    const { seq, position } = this.newest;
    this.newest = undefined;
    try {
      await this.settings.store(position);
      this.settings.acknowledge(seq);
    } catch (error) {
      this.settings.reject(seq, error);
    }
  }
}
