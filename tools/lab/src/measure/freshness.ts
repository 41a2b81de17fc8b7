import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { DeltaFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { SentPositions } from './sent-positions.ts';
import type { ViewerState } from '@rotadas/test-kit/live/viewer-state';

const LONGEST_MS = 60_000;

/** Counts delays in ms, exactly. */
export const newDelays = (): RecordableHistogram =>
  createHistogram({ lowest: 1, highest: LONGEST_MS, figures: 5 });

/** Undefined without delays. */
export function percentile(delays: RecordableHistogram, share: number): number | undefined {
  return delays.count === 0 ? undefined : delays.percentile(share * 100);
}

export class Freshness {
  delays = newDelays();
  /** Cached for all viewers of a frame, ms. */
  private readonly sentTimes = new WeakMap<DeltaFrame, readonly number[]>();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /** Called when the viewer has applied the frame. Ignores unknown positions. */
  record(frame: ServerFrame, shown: ViewerState, seenAt: number): void {
    if (frame.type !== 'delta') return;
    for (const sentAt of this.sentTimesOf(frame, shown))
      this.delays.record(Math.min(LONGEST_MS, Math.max(1, Math.ceil(seenAt - sentAt))));
  }

  drain(): RecordableHistogram {
    const counted = this.delays;
    this.delays = newDelays();
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
