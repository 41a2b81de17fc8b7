import type { DeltaFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { SentPositions } from './sent-positions.ts';
import type { Shown } from './shown.ts';

const LONGEST_MS = 60_000;

/** Counts delays by the millisecond: a hot path that sees hundreds of thousands a second. */
export class Delays {
  readonly counted = new Uint32Array(LONGEST_MS + 1);
  count = 0;

  add(ms: number, times = 1): void {
    const slot = Math.min(LONGEST_MS, Math.max(0, Math.ceil(ms)));
    this.counted[slot] = (this.counted[slot] ?? 0) + times;
    this.count += times;
  }

  addAll(counted: Uint32Array): void {
    counted.forEach((times, slot) => {
      if (times > 0) this.add(slot, times);
    });
  }

  /**
   * The delay that `share` (0 to 1) did not exceed, ms, by nearest rank; undefined if there is
   * none.
   */
  percentile(share: number): number | undefined {
    if (this.count === 0) return undefined;
    let left = Math.max(1, Math.ceil(share * this.count));
    return this.counted.findIndex((times) => (left -= times) <= 0);
  }
}

export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  delays = new Delays();
  /** When the positions of a frame were sent, ms: looked up once for all viewers. */
  private readonly sentTimes = new WeakMap<DeltaFrame, readonly number[]>();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /**
   * Notes that a viewer, which applied the frame, saw its moves; unknown positions are left out.
   */
  seen(frame: ServerFrame, shown: Shown, seenAt: number): void {
    if (frame.type !== 'delta') return;
    for (const sentAt of this.sentTimesOf(frame, shown)) this.delays.add(seenAt - sentAt);
  }

  /** Starts to count again; returns what was counted until now. */
  startOver(): Delays {
    const counted = this.delays;
    this.delays = new Delays();
    return counted;
  }

  private sentTimesOf(frame: DeltaFrame, { places }: Shown): readonly number[] {
    const known = this.sentTimes.get(frame);
    if (known) return known;
    const times = frame.upsert.flatMap(({ id, latitude, longitude }) => {
      const place = latitude === undefined && longitude === undefined ? undefined : places.get(id);
      return (place && this.sent.sentAt(id, place)) ?? [];
    });
    this.sentTimes.set(frame, times);
    return times;
  }
}
