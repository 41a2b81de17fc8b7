import type { DeltaFrame } from '@rotadas/contracts/live/server-frame';
import { Delays } from './delays.ts';
import type { SentPositions } from './sent-positions.ts';

/** Matches positions that were sent with the moments at which viewers saw them. */
export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  readonly delays = new Delays();
  private readonly sent: SentPositions;
  /** When the positions of a delta were sent: many viewers get the same one. */
  private readonly sentTimes = new WeakMap<DeltaFrame, readonly number[]>();

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /** Notes that a viewer saw who moved; a position that nobody sent lately is left out. */
  seen(delta: DeltaFrame, seenAt: number): void {
    for (const sentAt of this.sentTimesOf(delta)) this.delays.add(seenAt - sentAt);
  }

  private sentTimesOf(delta: DeltaFrame): readonly number[] {
    const known = this.sentTimes.get(delta);
    if (known) return known;
    const times = delta.upsert.flatMap(({ id, latitude, longitude }) =>
      // a label alone is no move
      latitude === undefined || longitude === undefined
        ? []
        : (this.sent.sentAt(id, { latitude, longitude }) ?? []),
    );
    this.sentTimes.set(delta, times);
    return times;
  }
}
