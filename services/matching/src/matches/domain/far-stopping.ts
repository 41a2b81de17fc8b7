import { SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import type { KeptOffer } from '../../offers/domain/offer.js';
import type { WholeWay } from '../../offers/domain/stopping-offers.js';
import { joinedMetres, type JoinedPlace } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import { type DetourLimit, greatestDetour } from './fit.js';
import { leavingNodeOf, shareUntil } from './stopping-share.js';
import type { WishedWay } from './wished-way.js';

/**
 * Tells which offers plainly go elsewhere, by the legs that are known without the provider's place;
 * its next leg is at most as long as a way by my start or by my end. Nearly all offers are far, so
 * that this makes no objects, and the trees of their stops need not be found for it.
 */
export class FarStopping {
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
