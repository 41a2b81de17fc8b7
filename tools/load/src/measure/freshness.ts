import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { Delays } from './delays.ts';

/**
 * So many positions of a provider are remembered; older ones that are still on their way count as
 * unseen.
 */
const REMEMBERED = 8;

interface Sent extends Coordinates {
  readonly sentAt: number;
}

/** Matches positions that were sent with the moments at which viewers saw them. */
export class Freshness {
  /** From sending to being seen, one for each viewer and position, ms. */
  readonly delays = new Delays();
  private readonly recent = new Map<number, Sent[]>();

  /** Notes that a provider sent a position. */
  sent(id: number, { latitude, longitude }: Coordinates, sentAt: number): void {
    const known = this.recent.get(id) ?? [];
    known.push({ latitude, longitude, sentAt });
    if (known.length > REMEMBERED) known.shift();
    this.recent.set(id, known);
  }

  /**
   * Notes that a viewer saw a provider move to a place; one that nobody sent lately is left out.
   */
  seen(id: number, { latitude, longitude }: Coordinates, seenAt: number): void {
    const match = this.recent
      .get(id)
      ?.findLast((each) => each.latitude === latitude && each.longitude === longitude);
    if (match) this.delays.add(seenAt - match.sentAt);
  }
}
