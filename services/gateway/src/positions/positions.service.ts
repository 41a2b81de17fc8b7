import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  type Position,
  POSITION_BATCH_MAX,
  type PositionInput,
  PositionOutcome,
} from '@rotadas/contracts/providers/position';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RETRY_AFTER_SECONDS } from '@rotadas/service-kit/errors/dependency';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { limitHit } from '../limits/limit-hits.js';
import { PositionBatcher } from './position-batcher.js';

/** The best measured trade of throughput against delay. */
const BATCH_DELAY_MS = 2;

/** Extra wait for a batch in flight: longer than it takes under full load, short if it is lost. */
const IN_FLIGHT_WAIT_MS = 50;

/** Clients must recover within 5 s of any fault. */
const BATCH_TIMEOUT_MS = 2_500;

/** A time further ahead comes from a wrong clock and counts as now. */
const AHEAD_MS = 60_000;

/** Ten full batches; beyond that, waiting only fills memory. */
const PENDING_MAX = 10 * POSITION_BATCH_MAX;

const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, POSITION_BATCH_MAX];

/**
 * Takes positions of WebSockets, each through the throttle of its connection, of
 * `location.route.ts` and of devices, and sends them to the providers service in batches.
 */
@Injectable()
export class PositionsService {
  private readonly limit: RateLimit<number>;
  private readonly received: Counter;
  private readonly replaced: Counter;
  private readonly outcomes: Counter<'outcome'>;
  private readonly batchSizes: Histogram;
  private readonly batcher = new PositionBatcher({
    send: async (positions, arrivedAt) => {
      this.batchSizes.observe(positions.length);
      const batch = { positions, arrivedAt };
      return (await this.rpc.call(providersRpc.storePositions, batch, BATCH_TIMEOUT_MS)).outcomes;
    },
    batchMax: POSITION_BATCH_MAX,
    batchDelayMs: BATCH_DELAY_MS,
    inFlightWaitMs: IN_FLIGHT_WAIT_MS,
    pendingMax: PENDING_MAX,
    onReplaced: () => this.replaced.inc(),
  });

  constructor(
    @Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>,
    metrics: Metrics,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'LOCATION_LIMIT_PER_SECOND'>,
  ) {
    this.limit = new RateLimit({ max: env.LOCATION_LIMIT_PER_SECOND });
    const registers = [metrics.registry];
    this.batchSizes = new Histogram({
      name: 'rotadas_position_batch_size',
      help: 'Positions in a batch to the providers service',
      buckets: BATCH_SIZES,
      registers,
    });
    this.received = new Counter({
      name: 'rotadas_positions_received_total',
      help: 'Positions that passed the checks of this gateway',
      registers,
    });
    this.replaced = new Counter({
      name: 'rotadas_positions_replaced_total',
      help: 'Positions replaced by a newer one of the same provider before they were stored',
      registers,
    });
    this.outcomes = new Counter({
      name: 'rotadas_positions_total',
      help: 'Positions by outcome',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of [...PositionOutcome.options, 'unavailable']) this.outcomes.inc({ outcome }, 0);
  }

  /** Throws `rate-limited`. WebSocket and HTTP count together. */
  consumeLimit(userId: number): void {
    if (!this.limit.tryConsume(userId)) throw limitHit('location', 1);
  }

  /** Throws `provider-offline` or `service-unavailable`. An outdated position is dropped. */
  async submit(userId: number, { latitude, longitude, at }: PositionInput): Promise<void> {
    const outcome = await this.store({ userId, latitude, longitude, at: at ?? null });
    if (outcome === 'offline') throw new DomainError('provider-offline');
  }

  /** Throws `service-unavailable`. */
  async store(position: Position): Promise<Exclude<PositionOutcome, 'undecided'>> {
    this.received.inc();
    const now = Date.now();
    const at = position.at !== null && position.at > now + AHEAD_MS ? now : position.at;
    const outcome = await this.batcher.add({ ...position, at }).catch((error: unknown) => {
      this.outcomes.inc({ outcome: 'unavailable' });
      throw error;
    });
    this.outcomes.inc({ outcome });
    if (outcome !== 'undecided') return outcome;
    throw new DomainError('service-unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }

  /** Counts a position that a newer one of its connection replaced before `submit`. */
  countReplaced(): void {
    this.received.inc();
    this.replaced.inc();
  }
}
