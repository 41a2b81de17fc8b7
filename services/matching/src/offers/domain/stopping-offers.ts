import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import { type JoinedPlace, joinedWay, type WayLength } from '../../routing/domain/joined-way.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { KeptOffer } from './offer.js';

/** A way over points, and the legs between them; those to which no road leads are infinite. */
export interface WayOverPoints {
  readonly points: readonly JoinedPlace[];
  readonly metres: readonly number[];
  readonly seconds: readonly number[];
}

/** A way as it was told, without where its provider is. */
export interface WholeWay extends WayOverPoints {
  /** All its legs together. */
  readonly total: number;
}

/** The whole way of an offer, and the rest of it as long as its provider is at a node. */
interface KnownWay {
  readonly whole: StoppingWay;
  /** Over its stops to its end, from its start where that is known. */
  fixed: WholeWay | null;
  ahead: (WayOverPoints & { readonly node: number }) | null;
}

/** The offers whose ways lead over stops, and these ways, which are measured when asked for. */
export class StoppingOffers {
  private readonly ways = new Map<KeptOffer, KnownWay>();

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly trees: TreeCache,
  ) {}

  /** All of them. */
  get offers(): Iterable<KeptOffer> {
    return this.ways.keys();
  }

  /** Takes over what an offer is now. */
  refresh(offer: KeptOffer): void {
    const { measure, to, end, stops } = offer;
    if (measure !== 'stops' || !to || !end) return this.remove(offer);
    const known = this.ways.get(offer);
    if (known?.whole.stops === stops) return;
    const { latitude, longitude } = to;
    const from = offer.from && this.router.joinedOrNull(offer.from);
    const whole = { from, stops, end: { latitude, longitude, ...end } };
    this.ways.set(offer, { whole, fixed: null, ahead: null });
  }

  remove(offer: KeptOffer): void {
    this.ways.delete(offer);
  }

  /** The whole way of an offer. */
  wholeWay(offer: KeptOffer): WholeWay | null {
    const known = this.ways.get(offer);
    if (!known) return null;
    if (known.fixed) return known.fixed;
    const { from, stops, end } = known.whole;
    const measured = this.measured([...(from ? [from] : []), ...stops, end]);
    known.fixed = { ...measured, total: measured.metres.reduce((sum, leg) => sum + leg, 0) };
    return known.fixed;
  }

  /** From where the provider of an offer is over the stops that are still ahead to its end. */
  wayAhead(offer: KeptOffer): WayOverPoints | null {
    const [known, { provider, now }] = [this.ways.get(offer), offer];
    if (!known || !now) return null;
    const { latitude, longitude } = provider;
    const place = { latitude, longitude, ...now };
    if (known.ahead?.node !== now.node) {
      const ahead = stopsAhead(place, known.whole, (from, to) => this.between(from, to));
      known.ahead = { node: now.node, ...this.measured([place, ...ahead, known.whole.end]) };
    }
    // Between two places of one node only the way to that node differs.
    const [, ...others] = known.ahead.points;
    const first = others[0] && this.between(place, others[0]);
    return {
      points: [place, ...others],
      metres: [first?.metres ?? Number.POSITIVE_INFINITY, ...known.ahead.metres.slice(1)],
      seconds: [first?.seconds ?? Number.POSITIVE_INFINITY, ...known.ahead.seconds.slice(1)],
    };
  }

  private measured(points: readonly JoinedPlace[]): WayOverPoints {
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

  private between(from: JoinedPlace, to: JoinedPlace): WayLength | null {
    return joinedWay(from, to, this.trees.of(to.node));
  }
}

/** A way that leads over stops, in their order. */
interface StoppingWay {
  /** Null where it is unknown or off the roads. */
  readonly from: JoinedPlace | null;
  readonly stops: readonly JoinedPlace[];
  readonly end: JoinedPlace;
}

/** How far it is between two places by road; null where no road leads. */
type Between = (from: JoinedPlace, to: JoinedPlace) => Pick<WayLength, 'metres'> | null;

/** Who is no further from the way between two stops has passed the first, metres. */
const ON_THE_WAY_METRES = 2_000;

/** Less says nothing of where along a way somebody is, metres. */
const NOTHING_METRES = 1;

/**
 * The stops that a provider at `now` has still to pass: it is on that part of its way from which it
 * is the least off, the earliest of several. Nothing is remembered, so that every copy of the
 * service says the same, also one that has just started.
 */
export function stopsAhead(
  now: JoinedPlace,
  { from, stops, end }: StoppingWay,
  between: Between,
): readonly JoinedPlace[] {
  const metres = (one: JoinedPlace, other: JoinedPlace) =>
    between(one, other)?.metres ?? Number.POSITIVE_INFINITY;
  const points = [...(from ? [from] : []), ...stops, end];
  let passed = 0;
  let least = from ? Number.POSITIVE_INFINITY : ON_THE_WAY_METRES;
  for (const [index, next] of points.slice(1).entries()) {
    const before = points[index];
    if (!before) continue;
    const off = metres(now, before) + metres(now, next) - metres(before, next);
    if (!(off < least - NOTHING_METRES)) continue;
    least = off;
    passed = from ? index : index + 1;
  }
  return stops.slice(passed);
}
