import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { PositionBatch } from './position-batch.js';

/** How positions are batched. */
export interface BatcherSettings {
  /**
   * Sends one batch, of which the first position came at `arrivedAt`, epoch ms; resolves with one
   * outcome for each position, in order.
   */
  readonly send: (positions: Position[], arrivedAt: number) => Promise<readonly PositionOutcome[]>;
  /** The most positions in one batch. */
  readonly batchMax: number;
  /** How long a position waits for others, ms. */
  readonly batchDelayMs: number;
  /** How much longer it waits while another batch is in flight, ms. */
  readonly inFlightWaitMs: number;
  /** The most callers that may wait for an answer at once. */
  readonly pendingMax: number;
  /** Called for each position that takes the place of another one of its provider. */
  readonly onReplaced: () => void;
}

/**
 * Collects positions for a few milliseconds and sends them as one batch; answers each caller once
 * its batch is stored (design 3). While a batch is in flight the next one grows on for a moment: so
 * batches grow under load, and each position costs less.
 */
export class PositionBatcher {
  private batch = new PositionBatch();
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;
  private underWay = 0;
  private isDue = false;

  constructor(private readonly settings: BatcherSettings) {}

  /** What became of `position`; refuses it with `dependency-away` when too many wait already. */
  add(position: Position): Promise<PositionOutcome> {
    if (this.waiting >= this.settings.pendingMax)
      return Promise.reject(new DomainError('dependency-away', { retryAfter: 1 }));
    this.waiting += 1;
    const sizeBefore = this.batch.size;
    const outcome = this.batch.add(position);
    if (this.batch.size === sizeBefore) this.settings.onReplaced();
    this.schedule();
    return outcome;
  }

  private schedule(): void {
    if (this.batch.size >= this.settings.batchMax) this.flush();
    else this.timer ??= setTimeout(() => this.becomeDue(), this.settings.batchDelayMs);
  }

  private becomeDue(): void {
    if (this.underWay === 0) return this.flush();
    this.isDue = true;
    this.timer = setTimeout(() => this.flush(), this.settings.inFlightWaitMs);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDue = false;
    void this.dispatch(this.batch);
    this.batch = new PositionBatch();
  }

  private async dispatch(batch: PositionBatch): Promise<void> {
    this.underWay += 1;
    const [answer] = await Promise.allSettled([this.settings.send(batch.positions(), batch.arrivedAt)]);
    this.underWay -= 1;
    this.waiting -= batch.callers;
    if (this.isDue && this.underWay === 0) this.flush();
    if (answer.status === 'fulfilled') batch.settle(answer.value);
    else batch.fail(answer.reason);
  }
}
