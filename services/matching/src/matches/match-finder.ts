import type { MatchRequest, MatchResult } from '@rotadas/contracts/matching/match';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { findOnDemandArea } from '../offers/domain/on-demand-area.js';
import type { OfferIndex } from '../offers/offer-index.js';
import type { PlaceIndex } from '../places/domain/place-index.js';
import type { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { isSamePoint } from '../routing/domain/point-index.js';
import type { SnappedPlace } from '../routing/domain/route-length.js';
import type { MeasuredRoute } from '../routing/domain/router.js';
import type { TreeCache } from '../routing/tree-cache.js';
import { findCandidates } from './candidate-scan.js';
import { EXACT, RELAXED, type Tolerance } from './domain/detour-limit.js';
import { toSearchedLine, toMatch, buildSearchedLine } from './domain/match-line.js';
import { embeddedLegs, measureCandidate, type MeasuredMatch, rankMatches } from './domain/measured-match.js';
import { type SearchedRoute, searchRoute } from './domain/searched-route.js';
import { hasStops, type OsrmMeasurement, REMEASURED_MAX } from './osrm-measurement.js';

/** With fewer matches, up to this many offers that fit relaxed limits are returned too. */
const MIN_MATCHES = 5;

/**
 * Finds the offers that fit a searched route; see `docs/reference/matching.md`. The detour is exact
 * (Geisberger et al., ATMOS 2010).
 * Saved routes are the inverse: one offer is compared with all of them (`SavedRouteIndex`).
 */
export class MatchFinder {
  constructor(
    private readonly offers: OfferIndex,
    private readonly trees: TreeCache,
    private readonly places: PlaceIndex,
    private readonly router: EmbeddedRouter,
    private readonly osrm: OsrmMeasurement | null,
  ) {}

  /** Throws `ends-equal`, `place-off-roads` or `road-missing`. */
  find(from: Coordinates, to: Coordinates, query: MatchRequest): Promise<MatchResult> {
    return this.trees.withTrees(() => this.findAlong(this.routeBetween(from, to), query));
  }

  private routeBetween(from: Coordinates, to: Coordinates): SearchedRoute {
    if (isSamePoint(from, to)) throw new DomainError('ends-equal');
    const route = searchRoute(this.snap(from, 'from'), this.snap(to, 'to'), this.trees);
    if (!route) throw new DomainError('road-missing');
    return route;
  }

  private async findAlong(searched: SearchedRoute, query: MatchRequest): Promise<MatchResult> {
    const { osrm, router, trees } = this;
    // At least MIN_MATCHES: the number of matches decides whether near matches are searched.
    const limit = osrm ? REMEASURED_MAX : Math.max(query.limit, MIN_MATCHES);
    const found = this.findMeasured(searched, query, EXACT, limit);
    const route = osrm && (await osrm.measureRoute(searched));
    const remeasured = osrm && (await osrm.measureMatches(searched, found, query));
    const fitting = remeasured ?? found;
    const best = fitting.slice(0, query.limit);
    const nearMatches = fitting.length < MIN_MATCHES ? this.findNearMatches(searched, query, fitting) : [];
    const isByOsrm = route?.router === 'osrm' && remeasured !== null && !best.some(hasStops);
    const line = buildSearchedLine(router, searched);
    const now = Date.now();
    const toReply = (match: MeasuredMatch) =>
      toMatch({ router, trees, searchedLine: line }, searched, match, now);
    const { metres, seconds } = searched.length;
    return {
      route: toReplyRoute(route ?? { distanceMetres: metres, durationSeconds: seconds, line }),
      router: isByOsrm ? 'osrm' : 'embedded',
      matches: best.map(toReply),
      nearMatches: nearMatches.map(toReply),
    };
  }

  private snap(place: Coordinates, field: 'from' | 'to'): SnappedPlace {
    const snapped = this.router.snapOrNull(place);
    const details = { [field]: 'Yakınında karayolu yok.' };
    if (!snapped) throw new DomainError('place-off-roads', { details });
    return snapped;
  }

  private findMeasured(
    route: SearchedRoute,
    query: MatchRequest,
    tolerance: Tolerance,
    limit: number,
  ): MeasuredMatch[] {
    const { serviceType, womenOnly = false, maxDetourMetres, hiddenIds } = query;
    const onDemandArea = findOnDemandArea(this.places, route.start, route.end, route.length.metres);
    const hidden = new Set(hiddenIds);
    const search = { serviceType, womenOnly, maxDetourMetres, tolerance, limit, onDemandArea, hidden };
    const measured = findCandidates(this.offers, route, search).flatMap((candidate) => {
      const legs = embeddedLegs(route, candidate);
      return legs ? measureCandidate(candidate, legs) : [];
    });
    return rankMatches(measured, route.length.metres);
  }

  private findNearMatches(
    route: SearchedRoute,
    query: MatchRequest,
    fitting: readonly MeasuredMatch[],
  ): MeasuredMatch[] {
    const known = new Set(fitting.map(({ offer }) => offer));
    const found = this.findMeasured(route, query, RELAXED, MIN_MATCHES + known.size);
    return found.filter(({ offer }) => !known.has(offer)).slice(0, MIN_MATCHES);
  }
}

function toReplyRoute({
  distanceMetres,
  durationSeconds,
  line,
}: Omit<MeasuredRoute, 'router'>): MatchResult['route'] {
  return {
    distanceMetres: Math.round(distanceMetres),
    durationSeconds: Math.round(durationSeconds),
    line: toSearchedLine(line),
  };
}
