import type { MatchResult, RouteQuery } from '@rotadas/contracts/matching/match';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { findOnDemandArea } from '../offers/domain/on-demand-area.js';
import type { OfferIndex } from '../offers/offer-index.js';
import type { PlaceIndex } from '../places/domain/place-index.js';
import type { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { isSamePoint, toPoint } from '../routing/domain/point-index.js';
import type { Length, SnappedPlace } from '../routing/domain/route-length.js';
import { type DistanceTable, type MeasuredRoute, NoRouteError } from '../routing/domain/router.js';
import type { TreeCache } from '../routing/tree-cache.js';
import type { GuardedRouter } from '../routing/osrm/guarded-router.js';
import {
  embeddedLegs,
  type MatchLegs,
  measureCandidate,
  type MeasuredMatch,
  NO_LENGTH,
  rankMatches,
} from './domain/measured-match.js';
import {
  resolveDetourLimit,
  EXACT,
  isDetourAllowed,
  nearLimit,
  RELAXED,
  type Tolerance,
} from './domain/detour-limit.js';
import { toSearchedLine, simplifiedLine, toMatch, buildSearchedLine } from './domain/match-line.js';
import { findCandidates } from './candidate-scan.js';
import { type SearchedRoute, searchRoute } from './domain/searched-route.js';
import type { Candidate } from './domain/candidate.js';

/** Below this many matches, up to this many that nearly fit are returned too. */
const MIN_MATCHES = 5;

interface Routers {
  readonly embedded: EmbeddedRouter;
  readonly osrm: GuardedRouter | null;
}

/**
 * Finds the offers that fit a searched route; see `docs/reference/matching.md`. The detour is exact
 * (Geisberger et al., ATMOS 2010). Callers use `trees.withTrees`.
 * Saved routes are the inverse: one offer is compared with all of them (`SavedRouteIndex`).
 */
export class MatchFinder {
  constructor(
    private readonly offers: OfferIndex,
    readonly trees: TreeCache,
    private readonly places: PlaceIndex,
    private readonly routers: Routers,
  ) {}

  /** Throws `ends-equal`, `place-off-roads` or `road-missing`. */
  routeBetween(from: Coordinates, to: Coordinates): SearchedRoute {
    if (isSamePoint(from, to)) throw new DomainError('ends-equal');
    const route = searchRoute(this.snap(from, 'from'), this.snap(to, 'to'), this.trees);
    if (!route) throw new DomainError('road-missing');
    return route;
  }

  async find(searched: SearchedRoute, query: RouteQuery): Promise<MatchResult> {
    const { osrm } = this.routers;
    // At least MIN_MATCHES, because the number of matches decides whether near fits are searched.
    const limit = osrm ? REMEASURED_MAX : Math.max(query.limit, MIN_MATCHES);
    const route = osrm ? await this.routeByOsrm(osrm, searched) : null;
    const found = this.findMeasured(searched, query, EXACT, limit);
    const remeasured = osrm && (await remeasure(osrm, searched, found));
    const fitting = remeasured ? this.filterByDetour(remeasured, searched, query) : found;
    const best = fitting.slice(0, query.limit);
    const nearMatches = fitting.length < MIN_MATCHES ? this.findNearMatches(searched, query, fitting) : [];
    const isByOsrm = route?.router === 'osrm' && remeasured !== null && !best.some(hasStops);
    const line = buildSearchedLine(this.routers.embedded, searched);
    const context = { router: this.routers.embedded, trees: this.trees, searchedLine: line };
    const now = Date.now();
    const toReply = (match: MeasuredMatch) => toMatch(context, searched, match, now);
    const { metres, seconds } = searched.length;
    return {
      route: toReplyRoute(route ?? { distanceMetres: metres, durationSeconds: seconds, line }),
      router: isByOsrm ? 'osrm' : 'embedded',
      matches: best.map(toReply),
      nearMatches: nearMatches.map(toReply),
    };
  }

  private snap(place: Coordinates, field: 'from' | 'to'): SnappedPlace {
    const snapped = this.routers.embedded.snapOrNull(place);
    const details = { [field]: 'Yakınında karayolu yok.' };
    if (!snapped) throw new DomainError('place-off-roads', { details });
    return snapped;
  }

  private findMeasured(
    route: SearchedRoute,
    query: RouteQuery,
    tolerance: Tolerance,
    limit: number,
  ): MeasuredMatch[] {
    const { serviceType, maxDetourMetres } = query;
    const onDemandArea = findOnDemandArea(this.places, route.start, route.end, route.length.metres);
    const search = { serviceType, maxDetourMetres, tolerance, limit, onDemandArea };
    const measured = findCandidates(this.offers, route, search).flatMap((candidate) => {
      const legs = embeddedLegs(route, candidate);
      return legs ? measureCandidate(candidate, legs) : [];
    });
    return rankMatches(measured, route.length.metres);
  }

  private findNearMatches(
    route: SearchedRoute,
    query: RouteQuery,
    fitting: readonly MeasuredMatch[],
  ): MeasuredMatch[] {
    const known = new Set(fitting.map(({ offer }) => offer));
    const found = this.findMeasured(route, query, RELAXED, MIN_MATCHES + known.size);
    return found.filter(({ offer }) => !known.has(offer)).slice(0, MIN_MATCHES);
  }

  private filterByDetour(
    matches: readonly MeasuredMatch[],
    route: SearchedRoute,
    query: RouteQuery,
  ): MeasuredMatch[] {
    const { maxDetourMetres } = query;
    const limit = resolveDetourLimit(maxDetourMetres, route.length.metres, EXACT);
    const fitting = matches.filter(({ reason, detourMetres, remainingMetres }) =>
      reason === 'route'
        ? isDetourAllowed(limit, detourMetres, remainingMetres)
        : detourMetres <= nearLimit(maxDetourMetres),
    );
    return rankMatches(fitting, route.length.metres);
  }

  private async routeByOsrm(osrm: GuardedRouter, { start, end }: SearchedRoute): Promise<MeasuredRoute> {
    try {
      const route = await osrm.route(toPoint(start), toPoint(end));
      return { ...route, line: simplifiedLine(route.line) };
    } catch (error) {
      if (!(error instanceof NoRouteError)) throw error;
      const code = error.reason === 'no-route' ? 'road-missing' : 'place-off-roads';
      throw new DomainError(code, { cause: error });
    }
  }
}

/** OSRM does not measure routes with stops. */
const hasStops = ({ insertion }: Candidate): boolean => (insertion?.itinerary.legs.length ?? 0) > 1;

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

/** Number of best matches that OSRM measures again, well below its table limit. */
const REMEASURED_MAX = 50;

/** Measures matches by one OSRM table; null without one. */
async function remeasure(
  osrm: GuardedRouter,
  route: SearchedRoute,
  matches: readonly MeasuredMatch[],
): Promise<MeasuredMatch[] | null> {
  if (matches.length === 0) return [];
  const starts = [route.end, route.start, ...matches.map(({ offer }) => offer.provider)];
  const ends = [route.start, route.end, ...matches.map(({ offer }) => offer.end ?? route.end)];
  const table = await osrm.table(starts.map(toPoint), ends.map(toPoint));
  return (
    table &&
    matches.map((match, at) => {
      const legs = hasStops(match) ? null : toLegs(table, match, at + 2);
      return legs ? measureCandidate(match, legs) : match;
    })
  );
}

/** @param at row and column of the match in the table */
function toLegs(table: DistanceTable, { reason, dropoffNode }: Candidate, at: number): MatchLegs | null {
  const toPickup = tableCell(table, at, 0);
  if (!toPickup) return null;
  const none = { withPassenger: NO_LENGTH, after: NO_LENGTH, remaining: NO_LENGTH };
  if (reason === 'nearness') return { toPickup, ...none };
  const after = tableCell(table, 0, at);
  if (reason === 'crossing') return after && { toPickup, ...none, after };
  const remaining = tableCell(table, at, at);
  const withPassenger = tableCell(table, 1, dropoffNode === null ? 1 : at);
  if (!after || !remaining || !withPassenger) return null;
  return { toPickup, withPassenger, after: dropoffNode === null ? after : NO_LENGTH, remaining };
}

function tableCell(
  { distanceMetres, durationSeconds }: DistanceTable,
  row: number,
  column: number,
): Length | null {
  const [metres, seconds] = [distanceMetres[row]?.[column], durationSeconds[row]?.[column]];
  return typeof metres === 'number' && typeof seconds === 'number' ? { metres, seconds } : null;
}
