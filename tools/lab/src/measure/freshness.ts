import type { DeltaFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { SentPositions } from './sent-positions.ts';
import type { ViewerState } from './viewer-state.ts';

const LONGEST_MS = 60_000;

/** A counter per millisecond: this is a hot path with hundreds of thousands of calls a second. */
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

  /** Nearest-rank percentile, ms; undefined without delays. */
  percentile(share: number): number | undefined {
    if (this.count === 0) return undefined;
    let left = Math.max(1, Math.ceil(share * this.count));
    return this.counted.findIndex((times) => (left -= times) <= 0);
  }
}

export class Freshness {
  delays = new Delays();
  /** Cached for all viewers of a frame, ms. */
  private readonly sentTimes = new WeakMap<DeltaFrame, readonly number[]>();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /** Called when the viewer has applied the frame. Ignores unknown positions. */
  record(frame: ServerFrame, shown: ViewerState, seenAt: number): void {
    if (frame.type !== 'delta') return;
    for (const sentAt of this.sentTimesOf(frame, shown)) this.delays.add(seenAt - sentAt);
  }

  drain(): Delays {
    const counted = this.delays;
    this.delays = new Delays();
    return counted;
  }

  private sentTimesOf(frame: DeltaFrame, { places }: ViewerState): readonly number[] {
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
