import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { RouteOverPoints } from '../../offers/domain/offers-with-stops.js';

/** Where the searched route is inserted into a route with stops. */
export interface StopInsertion {
  /** From the provider's position. */
  readonly ahead: RouteOverPoints;
  /** Index of the point before the pickup and before the dropoff; null if it is at neither end. */
  readonly pickupAfter: number;
  readonly dropoffAfter: number | null;
}

export interface Candidate {
  readonly offer: IndexedOffer;
  readonly reason: 'route' | 'crossing' | 'nearness';
  /** For nearness, the distance to the pickup. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Covered share of the searched route, 0 (exclusive) to 1. */
  readonly coveredShare: number;
  /** Null at the end of the searched route. */
  readonly dropoffNode: number | null;
  readonly stopInsertion?: StopInsertion;
}

/** The `count` entries of the lowest cost, ordered by cost and then by ID. */
export class TopCandidates<Entry> {
  worst = Number.POSITIVE_INFINITY;
  private readonly kept: { readonly cost: number; readonly id: number; readonly entry: Entry }[] = [];

  constructor(private readonly count: number) {}

  get entries(): Entry[] {
    return this.kept.map(({ entry }) => entry);
  }

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
