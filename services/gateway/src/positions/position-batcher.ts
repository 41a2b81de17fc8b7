import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { isOvertaken, type Position, type PositionOutcome } from '@rotadas/contracts/providers/position';

export interface BatcherSettings {
  /** Returns one outcome per position, in order. `arrivedAt` of the first one, epoch ms. */
  readonly send: (positions: Position[], arrivedAt: number) => Promise<readonly PositionOutcome[]>;
  readonly batchMax: number;
  readonly batchDelayMs: number;
  /** Extra wait while a batch is in flight. */
  readonly inFlightWaitMs: number;
  readonly pendingMax: number;
  readonly onReplaced: () => void;
}

/**
 * Collects positions for a few milliseconds. While a batch is in flight the next one grows, so each
 * position costs less under load.
 */
export class PositionBatcher {
  private batch = new Batch();
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;
  private inFlight = 0;

  constructor(private readonly settings: BatcherSettings) {}

  /** Rejects with `service-unavailable` past `pendingMax`. */
  add(position: Position): Promise<PositionOutcome> {
    if (this.waiting >= this.settings.pendingMax)
      return Promise.reject(new DomainError('service-unavailable', { retryAfter: 1 }));
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
    this.batch.isDue = true;
    this.timer = setTimeout(() => this.flush(), this.settings.inFlightWaitMs);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.dispatch(this.batch);
    this.batch = new Batch();
  }

  private async dispatch(batch: Batch): Promise<void> {
    this.inFlight += 1;
    const [reply] = await Promise.allSettled([this.settings.send(batch.positions(), batch.arrivedAt)]);
    this.inFlight -= 1;
    this.waiting -= batch.callers;
    if (this.batch.isDue && this.inFlight === 0) this.flush();
    if (reply.status === 'fulfilled') batch.resolveCallers(reply.value);
    else batch.fail(reply.reason);
  }
}

interface Entry {
  position: Position;
  readonly callers: PromiseWithResolvers<PositionOutcome>[];
}

/** One position per provider. */
class Batch {
  arrivedAt = 0;
  callers = 0;
  /** Whether it waits only for the batch in flight. */
  isDue = false;
  private readonly entries = new Map<number, Entry>();

  get size(): number {
    return this.entries.size;
  }

  /** The newest position wins; all its callers get that outcome. */
  add(position: Position): Promise<PositionOutcome> {
    const caller = Promise.withResolvers<PositionOutcome>();
    const entry = this.entries.get(position.userId);
    if (this.entries.size === 0) this.arrivedAt = Date.now();
    this.callers += 1;
    if (!entry) {
      this.entries.set(position.userId, { position, callers: [caller] });
    } else {
      if (!isOvertaken(position, entry.position.at)) entry.position = position;
      entry.callers.push(caller);
    }
    return caller.promise;
  }

  positions(): Position[] {
    return [...this.entries.values()].map(({ position }) => position);
  }

  resolveCallers(outcomes: readonly PositionOutcome[]): void {
    [...this.entries.values()].forEach((entry, index) => resolveEntry(entry, outcomes[index]));
  }

  fail(error: unknown): void {
    for (const { callers } of this.entries.values()) callers.forEach((caller) => caller.reject(error));
  }
}

function resolveEntry({ callers, position }: Entry, outcome: PositionOutcome | undefined): void {
  for (const caller of callers) {
    if (outcome) caller.resolve(outcome);
    else caller.reject(new Error(`the reply to the batch has no outcome for provider ${position.userId}`));
  }
}
