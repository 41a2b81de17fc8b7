import { isOvertaken, type Position, type PositionOutcome } from '@rotadas/contracts/providers/position';

/**
 * One provider's place in a batch: its newest position, and everybody who waits for what becomes of
 * it.
 */
interface Entry {
  position: Position;
  readonly callers: PromiseWithResolvers<PositionOutcome>[];
}

/** Positions on their way together, at most one a provider. */
export class PositionBatch {
  /** When the first position came, epoch ms; 0 while none did. */
  arrivedAt = 0;
  private readonly entries = new Map<number, Entry>();

  /** How many providers are in it. */
  get size(): number {
    return this.entries.size;
  }

  /** How many wait for what becomes of it; one provider's may be several. */
  get callers(): number {
    return [...this.entries.values()].reduce((sum, { callers }) => sum + callers.length, 0);
  }

  /**
   * Takes `position` in, in the place of an earlier one of the same provider; both callers get the
   * kept one's outcome.
   */
  add(position: Position): Promise<PositionOutcome> {
    const caller = Promise.withResolvers<PositionOutcome>();
    const entry = this.entries.get(position.userId);
    if (this.entries.size === 0) this.arrivedAt = Date.now();
    if (!entry) {
      this.entries.set(position.userId, { position, callers: [caller] });
    } else {
      if (!isOvertaken(position.at, entry.position.at)) entry.position = position;
      entry.callers.push(caller);
    }
    return caller.promise;
  }

  /** All positions, in the order in which their outcomes are expected. */
  positions(): Position[] {
    return [...this.entries.values()].map(({ position }) => position);
  }

  /** Answers every caller by the outcomes, which stand in the order of the positions. */
  settle(outcomes: readonly PositionOutcome[]): void {
    [...this.entries.values()].forEach((entry, index) => settle(entry, outcomes[index]));
  }

  /** Tells every caller why there is no outcome. */
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
