import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { Delays } from './delays.ts';
import type { SentPositions } from './sent-positions.ts';

/** Matches positions that were sent with the moments at which viewers saw them. */
export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  readonly delays = new Delays();
  private readonly sent: SentPositions;

  constructor(sent: SentPositions) {
    this.sent = sent;
  }

  /**
   * Notes that a viewer saw a provider move to a place; one that nobody sent lately is left out.
   */
  seen(id: number, place: Coordinates, seenAt: number): void {
    const sentAt = this.sent.sentAt(id, place);
    if (sentAt !== undefined) this.delays.add(seenAt - sentAt);
  }
}
