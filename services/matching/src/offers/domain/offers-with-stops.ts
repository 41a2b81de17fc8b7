import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import { type SnappedPlace, routeLength, type RouteLength } from '../../routing/domain/route-length.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { IndexedOffer } from './offer.js';

/** Infinite for legs without a road. */
export interface RouteOverPoints {
  readonly points: readonly SnappedPlace[];
  readonly metres: readonly number[];
  readonly seconds: readonly number[];
}

/** Excludes the provider's position. */
export interface WholeRoute extends RouteOverPoints {
  readonly total: number;
}

/** `ahead` is valid while the provider stays at its node. */
interface KnownRoute {
  readonly route: RouteWithStops;
  whole: WholeRoute | null;
  ahead: (RouteOverPoints & { readonly node: number }) | null;
}

export class OffersWithStops {
  private readonly routes = new Map<IndexedOffer, KnownRoute>();

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly trees: TreeCache,
  ) {}

  get offers(): Iterable<IndexedOffer> {
    return this.routes.keys();
  }

  refresh(offer: IndexedOffer): void {
    const { measure, to, endAccess, stops } = offer;
    if (measure !== 'stops' || !to || !endAccess) return this.remove(offer);
    const known = this.routes.get(offer);
    if (known?.route.stops === stops) return;
    const { latitude, longitude } = to;
    const from = offer.from && this.router.snapOrNull(offer.from);
    const route = { from, stops, end: { latitude, longitude, ...endAccess } };
    this.routes.set(offer, { route, whole: null, ahead: null });
  }

  remove(offer: IndexedOffer): void {
    this.routes.delete(offer);
  }

  wholeRoute(offer: IndexedOffer): WholeRoute | null {
    const known = this.routes.get(offer);
    if (!known) return null;
    if (known.whole) return known.whole;
    const { from, stops, end } = known.route;
    const measured = this.measure([...(from ? [from] : []), ...stops, end]);
    known.whole = { ...measured, total: measured.metres.reduce((sum, leg) => sum + leg, 0) };
    return known.whole;
  }

  routeAhead(offer: IndexedOffer): RouteOverPoints | null {
    const [known, { provider, positionAccess }] = [this.routes.get(offer), offer];
    if (!known || !positionAccess) return null;
    const { latitude, longitude } = provider;
    const place = { latitude, longitude, ...positionAccess };
    if (known.ahead?.node !== positionAccess.node) {
      const ahead = stopsAhead(place, known.route, (from, to) => this.between(from, to));
      known.ahead = { node: positionAccess.node, ...this.measure([place, ...ahead, known.route.end]) };
    }
    // While the node stays the same, only the first leg changes.
    const [, ...others] = known.ahead.points;
    const first = others[0] && this.between(place, others[0]);
    return {
      points: [place, ...others],
      metres: [first?.metres ?? Number.POSITIVE_INFINITY, ...known.ahead.metres.slice(1)],
      seconds: [first?.seconds ?? Number.POSITIVE_INFINITY, ...known.ahead.seconds.slice(1)],
    };
  }

  private measure(points: readonly SnappedPlace[]): RouteOverPoints {
    const legs = points.slice(1).map((to, index) => {
      const from = points[index];
      return from ? this.between(from, to) : null;
    });
    return {
      points,
      metres: legs.map((leg) => leg?.metres ?? Number.POSITIVE_INFINITY),
      seconds: legs.map((leg) => leg?.seconds ?? Number.POSITIVE_INFINITY),
    };
  }

  private between(from: SnappedPlace, to: SnappedPlace): RouteLength | null {
    return routeLength(from, to, this.trees.get(to.node));
  }
}

interface RouteWithStops {
  /** Null if unknown or off the roads. */
  readonly from: SnappedPlace | null;
  readonly stops: readonly SnappedPlace[];
  readonly end: SnappedPlace;
}

/** Null if no road joins the places. */
type Between = (from: SnappedPlace, to: SnappedPlace) => Pick<RouteLength, 'metres'> | null;

/** A provider this close to the route between two stops has passed the first one. */
const ON_ROUTE_METRES = 2_000;

const ROUNDING_METRES = 1;

/** The provider is on the leg closest to it. Stateless, so that all instances agree. */
export function stopsAhead(
  position: SnappedPlace,
  { from, stops, end }: RouteWithStops,
  between: Between,
): readonly SnappedPlace[] {
  const metres = (one: SnappedPlace, other: SnappedPlace) =>
    between(one, other)?.metres ?? Number.POSITIVE_INFINITY;
  const points = [...(from ? [from] : []), ...stops, end];
  let passed = 0;
  let least = from ? Number.POSITIVE_INFINITY : ON_ROUTE_METRES;
  for (const [index, next] of points.slice(1).entries()) {
    const before = points[index];
    if (!before) continue;
    const off = metres(position, before) + metres(position, next) - metres(before, next);
    if (!(off < least - ROUNDING_METRES)) continue;
    least = off;
    passed = from ? index : index + 1;
  }
  return stops.slice(passed);
}
