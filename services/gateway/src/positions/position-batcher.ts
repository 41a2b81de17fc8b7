import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { isOvertaken, type Position, type PositionOutcome } from '@rotadas/contracts/providers/position';

/** How positions are batched. */
export interface BatcherSettings {
  /**
   * Sends one batch, whose first position arrived at `arrivedAt`, epoch ms; resolves to one outcome
   * per position, in order.
   */
  readonly send: (positions: Position[], arrivedAt: number) => Promise<readonly PositionOutcome[]>;
  /** Maximum number of positions in one batch. */
  readonly batchMax: number;
  /** How long a position waits for others, ms. */
  readonly batchDelayMs: number;
  /** How much longer it waits while another batch is in flight, ms. */
  readonly inFlightWaitMs: number;
  /** Maximum number of callers that wait at the same time. */
  readonly pendingMax: number;
  /** Called for each position that replaces another one of its provider, or is replaced. */
  readonly onReplaced: () => void;
}

/**
 * Collects positions for a few milliseconds and sends them as one batch; each caller gets its
 * outcome once the batch is stored. While a batch is in flight the next one keeps growing for a
 * moment, so batches grow under load and each position costs less.
 */
export class PositionBatcher {
  private batch = new Batch();
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;
  private inFlight = 0;
  private isDue = false;

  constructor(private readonly settings: BatcherSettings) {}

  /** The outcome of `position`; rejects with `dependency-away` if too many callers wait already. */
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
    if (this.inFlight === 0) return this.flush();
    this.isDue = true;
    this.timer = setTimeout(() => this.flush(), this.settings.inFlightWaitMs);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDue = false;
    void this.dispatch(this.batch);
    this.batch = new Batch();
  }

  private async dispatch(batch: Batch): Promise<void> {
    this.inFlight += 1;
    const [reply] = await Promise.allSettled([this.settings.send(batch.positions(), batch.arrivedAt)]);
    this.inFlight -= 1;
    this.waiting -= batch.callers;
    if (this.isDue && this.inFlight === 0) this.flush();
    if (reply.status === 'fulfilled') batch.settle(reply.value);
    else batch.fail(reply.reason);
  }
}

/** The newest position of a provider in a batch, and the callers that wait for its outcome. */
interface Entry {
  position: Position;
  readonly callers: PromiseWithResolvers<PositionOutcome>[];
}

/** One batch, with at most one position per provider. */
class Batch {
  /** When the first position arrived, epoch ms. */
  arrivedAt = 0;
  callers = 0;
  private readonly entries = new Map<number, Entry>();

  /** The number of providers. */
  get size(): number {
    return this.entries.size;
  }

  /** Adds `position`, or replaces an earlier one; both callers get the outcome of the kept one. */
  add(position: Position): Promise<PositionOutcome> {
    const caller = Promise.withResolvers<PositionOutcome>();
    const entry = this.entries.get(position.userId);
    if (this.entries.size === 0) this.arrivedAt = Date.now();
    this.callers += 1;
    if (!entry) {
      this.entries.set(position.userId, { position, callers: [caller] });
    } else {
      if (!isOvertaken(position.at, entry.position.at)) entry.position = position;
      entry.callers.push(caller);
    }
    return caller.promise;
  }

  /** All positions, in the order of their outcomes. */
  positions(): Position[] {
    return [...this.entries.values()].map(({ position }) => position);
  }

  settle(outcomes: readonly PositionOutcome[]): void {
    [...this.entries.values()].forEach((entry, index) => settle(entry, outcomes[index]));
  }

  fail(error: unknown): void {
    for (const { callers } of this.entries.values()) callers.forEach((caller) => caller.reject(error));
  }
}

function settle({ callers, position }: Entry, outcome: PositionOutcome | undefined): void {
  for (const caller of callers) {
    if (outcome) caller.resolve(outcome);
    else caller.reject(new Error(`the batch's answer lacks the outcome of provider ${position.userId}`));
  }
}
