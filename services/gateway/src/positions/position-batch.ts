import { isOvertaken, type Position, type PositionOutcome } from '@rotadas/contracts/providers/position';

/** One provider's place in a batch: its newest position, and everybody who waits for what becomes of it. */
interface Entry {
  position: Position;
  readonly callers: PromiseWithResolvers<PositionOutcome>[];
}

/** Positions on their way together, at most one a provider. */
export class PositionBatch {
  private readonly entries = new Map<number, Entry>();

  /** How many providers are in it. */
  get size(): number {
    return this.entries.size;
  }

  /** Takes `position` in, in the place of an earlier one of the same provider; both callers get the kept one's outcome. */
  add(position: Position): Promise<PositionOutcome> {
    const caller = Promise.withResolvers<PositionOutcome>();
    const entry = this.entries.get(position.userId);
    if (!entry) {
      this.entries.set(position.userId, { position, callers: [caller] });
    } else {
      if (!isOvertaken(position.at, entry.position.at)) entry.position = position;
      entry.callers.push(caller);
    }
    return caller.promise;
  }

  /** Sends all by `send` and answers every caller; never rejects itself, since each caller hears of a failure. */
  async sendBy(send: (positions: Position[]) => Promise<readonly PositionOutcome[]>): Promise<void> {
    const entries = [...this.entries.values()];
    try {
      const outcomes = await send(entries.map((entry) => entry.position));
      entries.forEach((entry, index) => settle(entry, outcomes[index]));
    } catch (error) {
      for (const { callers } of entries) callers.forEach((caller) => caller.reject(error));
    }
  }
}

function settle({ callers, position }: Entry, outcome: PositionOutcome | undefined): void {
  for (const caller of callers) {
    if (outcome) caller.resolve(outcome);
    else caller.reject(new Error(`the batch's answer lacks the outcome of provider ${position.userId}`));
  }
}
