import { costsOf, leastInsertion, SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { WayOverPoints, WholeWay } from '../../offers/domain/stopping-offers.js';
import { joinedMetres, type JoinedPlace, joinedWay } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import { Best, type Candidate, type OverStops } from './candidate.js';
import { costOf, type DetourLimit, detourLimitOf, greatestDetour, isWithin } from './fit.js';
import type { Search } from './pass.js';
import { leavingNodeOf, shareUntil, type WishedWay } from './wished-way.js';
import type { KeptOffer } from '../../offers/domain/offer.js';

/** What one offer comes to: the detour, the share of my way, and where the way leads past me. */
interface Rated {
  readonly detour: number;
  readonly share: number;
  readonly overStops: OverStops;
  readonly leavingNode: number | null;
}

/**
 * Who goes a wished way among those who stop on theirs, the best first: of all legs between its
 * points an offer takes me in on one and out on the same or a later one, where that is the least
 * detour.
 */
export function findStopping(offers: Offers, way: WishedWay, search: Search): Candidate[] {
  const limit = detourLimitOf(search.maxDetourMetres, search.tolerance);
  const best = new Best<Candidate>(search.limit);
  const far = new FarStopping(way, limit, search.tolerance.shareMin);
  for (const offer of offers.stopping.offers) {
    const { id, activeService } = offer.provider;
    if (search.serviceType !== 'all' && search.serviceType !== activeService) continue;
    const whole = offers.stopping.wholeWay(offer);
    if (!whole || far.isFar(offer, whole)) continue;
    const ahead = offers.stopping.wayAhead(offer);
    const rated = ahead && rate(ahead, way, search, limit);
    if (!rated) continue;
    const { share, overStops, leavingNode } = rated;
    const [detourMetres, toPickupMetres] = [Math.max(0, rated.detour), toPickup(overStops, way)];
    const cost = costOf(detourMetres, (1 - share) * way.length.metres, toPickupMetres);
    const measured = { detourMetres, toPickupMetres, coveredShare: share };
    best.add(cost, id, { offer, reason: 'way', ...measured, leavingNode, overStops });
  }
  return best.entries;
}

/** All my way, or else as far as the way from my start on is mine. */
function rate(ahead: WayOverPoints, way: WishedWay, search: Search, limit: DetourLimit): Rated | null {
  const legs = ahead.metres;
  const rest = legs.reduce((sum, leg) => sum + leg, 0);
  const toStart = toMine(way.fromStart, way.start, ahead.points);
  const toEnd = toMine(way.fromEnd, way.end, ahead.points);
  const whole = leastInsertion(legs, toStart, toEnd, way.length.metres);
  if (whole && isWithin(limit, whole.metres, rest)) {
    const { metres: detour, inAfter, outAfter } = whole;
    return { detour, share: 1, overStops: { ahead, inAfter, outAfter }, leavingNode: null };
  }
  let part: Rated | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [inAfter, detour] of costsOf(legs, toStart).entries()) {
    if (!isWithin(limit, detour, rest)) continue;
    const leavingNode = leavingNodeOf(ahead.points, inAfter + 1, way);
    const share = shareUntil(leavingNode, way);
    const cost = costOf(detour, (1 - share) * way.length.metres, toStart[inAfter] ?? 0);
    if (share < search.tolerance.shareMin || cost >= least) continue;
    if (!isPartOnward(ahead.points, inAfter, way)) continue;
    least = cost;
    part = { detour, share, overStops: { ahead, inAfter, outAfter: null }, leavingNode };
  }
  return part;
}

/** Whether a provider who fetches me after a point does not come along what it takes me back. */
function isPartOnward(points: readonly JoinedPlace[], inAfter: number, way: WishedWay): boolean {
  const [before, next] = [points[inAfter], points[inAfter + 1]];
  return before !== undefined && next !== undefined && way.leaving.isOnward(before.node, next.node);
}

function toMine(tree: ShortestPathTree, mine: JoinedPlace, points: readonly JoinedPlace[]): number[] {
  return points.map((point) => joinedWay(mine, point, tree)?.metres ?? Number.POSITIVE_INFINITY);
}

/** From where the provider is over the stops before me to my start, metres. */
function toPickup({ ahead, inAfter }: OverStops, { start, fromStart }: WishedWay): number {
  const before = ahead.metres.slice(0, inAfter).reduce((sum, leg) => sum + leg, 0);
  const last = ahead.points[inAfter];
  return before + ((last && joinedWay(start, last, fromStart)?.metres) ?? Number.POSITIVE_INFINITY);
}

/**
 * Tells which offers plainly go elsewhere, by the legs that are known without the provider's place;
 * its next leg is at most as long as a way by my start or by my end. Nearly all offers are far, so
 * that this makes no objects, and the trees of their stops need not be found for it.
 */
class FarStopping {
  /** From the points of the way at hand to my start and to my end, metres. */
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly way: WishedWay,
    private readonly limit: DetourLimit,
    private readonly shareMin: number,
  ) {}

  isFar({ provider, now }: KeptOffer, { points, metres, total }: WholeWay): boolean {
    if (!now) return true;
    const { way, toStart, toEnd } = this;
    const { latitude, longitude } = provider;
    const nowToStart = metresTo(way.fromStart, way.start, now, latitude, longitude);
    const nowToEnd = metresTo(way.fromEnd, way.end, now, latitude, longitude);
    for (let at = 0; at < points.length; at += 1) {
      const point = points[at];
      if (!point) continue;
      toStart[at] = metresTo(way.fromStart, way.start, point, point.latitude, point.longitude);
      toEnd[at] = metresTo(way.fromEnd, way.end, point, point.latitude, point.longitude);
    }
    const toNext = Math.min(nowToStart + (toStart[0] ?? 0), nowToEnd + (toEnd[0] ?? 0));
    const most = greatestDetour(this.limit, total + toNext) + SHORTCUT_METRES;
    if (passes(metres, toStart, most)) return false;
    // Else the provider takes me in before its next stop, and lets me out there or later.
    const letsOutLater = passes(metres, toEnd, most);
    for (let next = 0; next < points.length; next += 1) {
      const [startToNext, endToNext] = [toStart[next] ?? 0, toEnd[next] ?? 0];
      const longest = Math.min(nowToStart + startToNext, nowToEnd + endToNext);
      if (nowToStart + startToNext - longest > most) continue;
      if (letsOutLater || nowToStart + way.length.metres + endToNext - longest <= most) return false;
      if (shareUntil(leavingNodeOf(points, next, way), way) >= this.shareMin) return false;
    }
    return true;
  }
}

/** Whether any leg gets longer by so much at most, by way of a place. */
function passes(legs: readonly number[], toPlace: readonly number[], most: number): boolean {
  for (let at = 0; at < legs.length; at += 1)
    if ((toPlace[at] ?? 0) + (toPlace[at + 1] ?? 0) - (legs[at] ?? 0) <= most) return true;
  return false;
}

function metresTo(
  tree: ShortestPathTree,
  mine: JoinedPlace,
  { node, metres }: { readonly node: number; readonly metres: number },
  latitude: number,
  longitude: number,
): number {
  const between = tree.metres[node] ?? Number.POSITIVE_INFINITY;
  return joinedMetres(metres + mine.metres, between, latitude, longitude, mine.latitude, mine.longitude);
}
