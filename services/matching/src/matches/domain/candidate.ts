import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { RouteOverPoints } from '../../offers/domain/offers-with-stops.js';

/** Where a route with stops passes the searched route. */
export interface StopInsertion {
  /** The rest of the route from the provider's position. */
  readonly ahead: RouteOverPoints;
  /**
   * Indexes of the points after which the passenger gets in and out; out is null at neither end.
   */
  readonly pickupAfter: number;
  readonly dropoffAfter: number | null;
}

/** An offer that fits a search, with its measures. */
export interface Candidate {
  readonly offer: IndexedOffer;
  readonly reason: 'route' | 'crossing' | 'nearness';
  /** The detour; for nearness the distance to the pickup. */
  readonly detourMetres: number;
  readonly toPickupMetres: number;
  /** Share of the searched route, above 0 and up to 1. */
  readonly coveredShare: number;
  /** The node where the passenger gets out; null at the end of the search. */
  readonly dropoffNode: number | null;
  /** Only for routes with stops. */
  readonly stopInsertion?: StopInsertion;
}

/** Keeps the entries with the least cost; equal ones by the lower id. */
export class Best<Entry> {
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
