import type { KeptOffer } from '../../offers/domain/offer.js';
import type { WayOverPoints } from '../../offers/domain/stopping-offers.js';

/** Where the way of a provider who stops on it leads past me. */
export interface OverStops {
  /** From where the provider is over the stops that are still ahead to its end. */
  readonly ahead: WayOverPoints;
  /** The points of it after which I get in and out; out null where that is at no end of mine. */
  readonly inAfter: number;
  readonly outAfter: number | null;
}

/** An offer that fits a wish, with what was measured of it. */
export interface Candidate {
  readonly offer: KeptOffer;
  readonly reason: 'way' | 'crossing' | 'nearness';
  /** What the provider drives further for me; by nearness the way to me. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Over 0, up to 1. */
  readonly coveredShare: number;
  /** The node of my way where I get out; null where that is at my end. */
  readonly leavingNode: number | null;
  /** Only of who stops on its way. */
  readonly overStops?: OverStops;
}

/** Keeps the few entries of the least cost; of equal ones those of the lower id. */
export class Best<Entry> {
  /** Beyond this cost nothing is kept. */
  worst = Number.POSITIVE_INFINITY;
  private readonly kept: { readonly cost: number; readonly id: number; readonly entry: Entry }[] = [];

  constructor(private readonly count: number) {}

  /** From the least cost on. */
  get entries(): Entry[] {
    return this.kept.map(({ entry }) => entry);
  }

  /** Keeps an entry if it is among the best. */
  add(cost: number, id: number, entry: Entry): void {
    const { kept, count } = this;
    let at = kept.length;
    for (; at > 0; at -= 1) {
      const before = kept[at - 1];
      if (!before || before.cost < cost || (before.cost === cost && before.id < id)) break;
    }
    kept.splice(at, 0, { cost, id, entry });
    if (kept.length > count) kept.pop();
    if (kept.length === count) this.worst = kept.at(-1)?.cost ?? Number.NEGATIVE_INFINITY;
  }
}
