import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import {
  POSITION_BATCH_MAX,
  type Position,
  type PositionInput,
  type PositionOutcome,
} from '@rotadas/contracts/providers/position';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { RETRY_AFTER_SECONDS } from '@rotadas/service-kit/errors/dependency';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { PositionCounts } from './position-counts.js';
import { PositionBatcher } from './position-batcher.js';

/**
 * How long a position waits for others, ms. Measured as the best trade of throughput against delay:
 * under load the wait for the batch in flight makes batches grow by itself.
 */
const BATCH_DELAY_MS = 2;

/**
 * Longer than a batch takes under full load, and short enough that a lost one holds up nobody, ms.
 */
const IN_FLIGHT_WAIT_MS = 50;

/**
 * The longest wait for a batch, ms: a newer position follows soon, and clients shall be back within
 * 5 s of any fault.
 */
const ANSWER_LIMIT_MS = 2_500;

/**
 * Ten full batches: past that the providers service is too slow, and waiting would only fill
 * memory.
 */
const PENDING_MAX = 10 * POSITION_BATCH_MAX;

/**
 * Takes positions to the providers service, many at a time. When the process ends, the server waits
 * for the requests under way, and so for these positions.
 */
@Injectable()
export class PositionsService {
  private readonly batcher = new PositionBatcher({
    send: (positions, arrivedAt) => this.store(positions, arrivedAt),
    batchMax: POSITION_BATCH_MAX,
    batchDelayMs: BATCH_DELAY_MS,
    inFlightWaitMs: IN_FLIGHT_WAIT_MS,
    pendingMax: PENDING_MAX,
    onReplaced: () => (this.counts.replaced += 1),
  });
  private readonly counts: PositionCounts;

  constructor(
    private readonly routes: RouteClient,
    metrics: Metrics,
  ) {
    this.counts = new PositionCounts(metrics);
  }

  /**
   * Resolves once the position is stored, or dropped as older than the one known; refuses a
   * provider that is offline.
   */
  async submit(userId: number, { latitude, longitude, at }: PositionInput): Promise<void> {
    this.counts.received += 1;
    const outcome = await this.outcomeOf({ userId, latitude, longitude, at: at ?? null });
    this.counts.settled(outcome);
    if (outcome === 'offline') throw new DomainError('provider-offline');
    if (outcome === 'undecided')
      throw new DomainError('dependency-away', { retryAfter: RETRY_AFTER_SECONDS });
  }

  /** Counts a position in whose place the caller submits a newer one. */
  replace(): void {
    this.counts.received += 1;
    this.counts.replaced += 1;
  }

  private async store(positions: Position[], arrivedAt: number): Promise<PositionOutcome[]> {
    this.counts.sent(positions.length);
    const { storePositions } = providersRoutes;
    return (await this.routes.call(storePositions, { positions, arrivedAt }, ANSWER_LIMIT_MS)).outcomes;
  }

  private async outcomeOf(position: Position): Promise<PositionOutcome> {
    try {
      return await this.batcher.add(position);
    } catch (error) {
      this.counts.settled('unanswered');
      throw error;
    }
  }
}
