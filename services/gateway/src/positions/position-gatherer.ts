import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { PositionBatch } from './position-batch.js';

/** How positions are gathered. */
export interface GathererSettings {
  /** Sends one batch; resolves with one outcome for each position, in order. */
  readonly send: (positions: Position[]) => Promise<readonly PositionOutcome[]>;
  /** The most positions in one batch. */
  readonly batchMax: number;
  /** The longest that a position waits for company, ms. */
  readonly gatherMs: number;
  /** The most callers that may wait for an answer at once. */
  readonly waitingMax: number;
}

/** Gathers positions for a few milliseconds and sends them as one; answers each caller once its batch is stored (design 3). */
export class PositionGatherer {
  private batch = new PositionBatch();
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;

  constructor(private readonly settings: GathererSettings) {}

  /** What became of `position`; refuses it with `dependency-away` when too many wait already. */
  async add(position: Position): Promise<PositionOutcome> {
    if (this.waiting >= this.settings.waitingMax) throw new DomainError('dependency-away', { retryAfter: 1 });
    this.waiting += 1;
    try {
      const outcome = this.batch.add(position);
      this.schedule();
      return await outcome;
    } finally {
      this.waiting -= 1;
    }
  }

  private schedule(): void {
    if (this.batch.size >= this.settings.batchMax) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), this.settings.gatherMs);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.batch.size === 0) return;
    void this.batch.sendBy(this.settings.send);
    this.batch = new PositionBatch();
  }
}
