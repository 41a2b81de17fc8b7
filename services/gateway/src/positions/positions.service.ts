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
import { PositionGatherer } from './position-gatherer.js';

/** Measured as the best trade of throughput against delay: the wait for the batch before gathers the more, the higher the load, ms. */
const GATHER_MS = 2;

/** Longer than a batch takes under full load, and short enough that one which is lost holds up nobody, ms. */
const PATIENCE_MS = 50;

/** The longest wait for a batch, ms: a newer position follows soon, and clients shall be back within 5 s of any fault. */
const ANSWER_LIMIT_MS = 2_500;

/** Ten full batches: past that the providers service is too slow, and waiting would only fill memory. */
const WAITING_MAX = 10 * POSITION_BATCH_MAX;

/** Takes positions to the providers service, many at a time. At the end the door waits for their callers, and so for them. */
@Injectable()
export class PositionsService {
  private readonly gatherer = new PositionGatherer({
    send: async (positions) =>
      (await this.routes.call(providersRoutes.storePositions, { positions }, ANSWER_LIMIT_MS)).outcomes,
    batchMax: POSITION_BATCH_MAX,
    gatherMs: GATHER_MS,
    patienceMs: PATIENCE_MS,
    waitingMax: WAITING_MAX,
    onReplaced: () => (this.counts.replaced += 1),
  });
  private readonly counts: PositionCounts;

  constructor(
    private readonly routes: RouteClient,
    metrics: Metrics,
  ) {
    this.counts = new PositionCounts(metrics);
  }

  /** Resolves once the position is stored, or dropped as older than the one known; refuses a provider that is offline. */
  async store(userId: number, { latitude, longitude, at }: PositionInput): Promise<void> {
    this.counts.received += 1;
    const outcome = await this.outcomeOf({ userId, latitude, longitude, at: at ?? null });
    this.counts.settled(outcome);
    if (outcome === 'offline') throw new DomainError('provider-offline');
    if (outcome === 'undecided')
      throw new DomainError('dependency-away', { retryAfter: RETRY_AFTER_SECONDS });
  }

  private async outcomeOf(position: Position): Promise<PositionOutcome> {
    try {
      return await this.gatherer.add(position);
    } catch (error) {
      this.counts.settled('unanswered');
      throw error;
    }
  }
}
