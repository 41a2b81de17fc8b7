import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { Delays } from './delays.ts';
import type { SentPositions } from './sent-positions.ts';
import { isPlaced } from './shown.ts';

/** Matches positions that were sent with the moments at which viewers saw them. */
export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  readonly delays = new Delays();
  /** When the positions of a frame were sent, ms: looked up once for all who get the frame. */
  private readonly moments = new WeakMap<ServerFrame, readonly number[]>();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /** Notes that a viewer saw all who move by a frame; who sent none of it lately is left out. */
  seen(frame: ServerFrame, seenAt: number): void {
    for (const sentAt of this.momentsOf(frame)) this.delays.add(seenAt - sentAt);
  }

  private momentsOf(frame: ServerFrame): readonly number[] {
    const moments = this.moments.get(frame) ?? this.findMoments(frame);
    this.moments.set(frame, moments);
    return moments;
  }

  private findMoments(frame: ServerFrame): number[] {
    if (frame.type !== 'delta') return [];
    return frame.upsert.filter(isPlaced).flatMap((moved) => this.sent.sentAt(moved.id, moved) ?? []);
  }
}
