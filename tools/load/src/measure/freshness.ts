import type { DeltaFrame, LiveUpsert, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { Delays } from './delays.ts';
import type { SentPositions } from './sent-positions.ts';
import type { Shown } from './shown.ts';

/** Matches positions that were sent with the moments at which viewers saw them. */
export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  delays = new Delays();
  /** When the positions of a frame were sent, ms: looked up once for all who get the frame. */
  private readonly moments = new WeakMap<DeltaFrame, readonly number[]>();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /**
   * Notes that a viewer, who shows what the frame told, saw all who moved by it; a place that
   * nobody sent lately is left out.
   */
  seen(frame: ServerFrame, shown: Shown, seenAt: number): void {
    if (frame.type !== 'delta') return;
    for (const sentAt of this.momentsOf(frame, shown)) this.delays.add(seenAt - sentAt);
  }

  /** Begins to count anew; what was counted until now. */
  startOver(): Delays {
    const counted = this.delays;
    this.delays = new Delays();
    return counted;
  }

  private momentsOf(frame: DeltaFrame, shown: Shown): readonly number[] {
    const known = this.moments.get(frame);
    if (known) return known;
    const moments = frame.upsert.filter(isMove).flatMap(({ id }) => this.sentAt(id, shown) ?? []);
    this.moments.set(frame, moments);
    return moments;
  }

  private sentAt(id: number, { places }: Shown): number | undefined {
    const place = places.get(id);
    return place && this.sent.sentAt(id, place);
  }
}

function isMove({ latitude, longitude }: LiveUpsert): boolean {
  return latitude !== undefined || longitude !== undefined;
}
