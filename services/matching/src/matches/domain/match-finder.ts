import type { MatchResult, RouterName, RouteQuery } from '@rotadas/contracts/matching/match';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Offers } from '../../offers/domain/offers.js';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import type { SnappedPlace } from '../../routing/domain/route-length.js';
import {
  NoRouteError,
  type Router,
  type MeasuredRoute,
  type DistanceTable,
} from '../../routing/domain/router.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import {
  embeddedLegs,
  type Length,
  type MatchLegs,
  measureCandidate,
  type MeasuredMatch,
  NO_LENGTH,
  ranked,
} from './measured-match.js';
import { resolveDetourLimit, FITS, isWithin, NEARLY_FITS, type Tolerance } from './fit.js';
import { toSearchedLine, simplifiedLine, toMatch, drawSearchedRoute } from './match-line.js';
import { findCandidates } from './candidate-scan.js';
import { findCandidatesWithStops } from './stop-candidate-scan.js';
import { isSamePoint } from './resolve-end.js';
import { type SearchedRoute, searchRoute } from './searched-route.js';
import type { Candidate } from './candidate.js';

/** If fewer offers fit, offers that nearly fit are returned too, up to this many. */
const FEW = 5;

interface Routers {
  readonly embedded: EmbeddedRouter;
  /** Null if ROUTING_URL is not set. */
  readonly osrm: Router | null;
}

/**
 * How a search finds matches. Start reading here.
 *
 * What is in memory:
 * - The roads, `routing/domain/road-graph.ts`: typed arrays by node and by edge. A tree
 *   (`shortest-path-tree.ts`) holds the metres and seconds from one node to all others, each in one
 *   typed array; `TreeCache` keeps the trees that were used last.
 * - The offers, `offers/domain/offers.ts`: one object per offer (`offer.ts`), and its numbers
 *   again in `OfferColumns`. Each column is a typed array with one entry per offer: where the
 *   provider is and where its route ends, as nodes, the metres between the two (NaN until
 *   `RemainingRoutes` has measured them), and so on. The same index, `row`, is one offer in all
 *   columns. Rows have no gaps: the last row moves to the place of a removed one. `RowsByNode`
 *   links the rows at each node. A search reads a few numbers of many offers, so columns cost a
 *   fraction of what objects would.
 * - Offers with stops, `OffersWithStops`: objects, because their routes differ in length.
 *
 * What a search does, for my route from start to end:
 * 1. `searchRoute` takes two trees, from my start and from my end. They contain each distance that
 *    an exact detour needs: d(now, start) + d(start, end) + d(end, to) - d(now, to).
 * 2. `findCandidates` (`candidate-scan.ts`) visits the nodes from my start outwards. `RowPruner`
 *    rejects most offers by a lower bound of their cost, `CandidateRater` measures the rest, `Best`
 *    keeps the cheapest. It ends where the distance to my start alone costs more than the worst
 *    that is kept. `findCandidatesWithStops` (`stop-candidate-scan.ts`) does the same for offers
 *    with stops. `fit.ts` holds the limits and weights.
 * 3. `measureCandidate` (`measured-match.ts`) adds times; with OSRM the best are measured again by
 *    it.
 * 4. `toMatch` (`match-line.ts`) makes the reply and draws the line.
 *
 * Offers whose place is unknown are compared by name (`resolve-end.ts`). Saved routes are the
 * inverse search, one offer among all saved routes: `saved-routes/domain/saved-route-index.ts`.
 * Rules and figures: `docs/reference/matching.md`.
 */
export class MatchFinder {
  constructor(
    private readonly offers: Offers,
    private readonly trees: TreeCache,
    private readonly routers: Routers,
  ) {}

  /** Runs `work`, which may use the trees that it obtains until it ends. */
  withTrees<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.trees.withTrees(work);
  }

  /** Throws `ends-equal`, `place-off-roads` or `road-missing`. */
  routeBetween(from: Coordinates, to: Coordinates): SearchedRoute {
    if (isSamePoint(from, to)) throw new DomainError('ends-equal');
    const route = searchRoute(this.snap(from, 'from'), this.snap(to, 'to'), this.trees);
    if (!route) throw new DomainError('road-missing');
    return route;
  }

  async find(searched: SearchedRoute, query: RouteQuery): Promise<MatchResult> {
    const { osrm } = this.routers;
    // Even with a lower limit: it decides whether near fits are returned.
    const limit = osrm ? REMEASURED_MAX : Math.max(query.limit, FEW);
    const route = osrm ? await this.routeByOsrm(osrm, searched) : null;
    const found = this.findMeasured(searched, query, FITS, limit);
    const remeasured = osrm && (await remeasure(osrm, searched, found));
    const fitting =
      remeasured?.router === 'osrm' ? this.stillFitting(remeasured.matches, searched, query) : found;
    const best = fitting.slice(0, query.limit);
    const nearly = fitting.length < FEW ? this.nearly(searched, query, fitting) : [];
    const isByOsrm = route?.router === 'osrm' && remeasured?.router === 'osrm' && !best.some(hasStops);
    const line = drawSearchedRoute(this.routers.embedded, searched);
    const drawing = { router: this.routers.embedded, trees: this.trees, searchedLine: line };
    const now = Date.now();
    const toReply = (match: MeasuredMatch) => toMatch(drawing, searched, match, now);
    const { metres, seconds } = searched.length;
    return {
      route: toReplyRoute(route ?? { distanceMetres: metres, durationSeconds: seconds, line }),
      router: isByOsrm ? 'osrm' : 'embedded',
      matches: best.map(toReply),
      nearly: nearly.map(toReply),
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
    const search = { serviceType, maxDetourMetres, tolerance, limit };
    const withStops = findCandidatesWithStops(this.offers, route, search);
    const measured = [...findCandidates(this.offers, route, search), ...withStops].flatMap((candidate) => {
      const legs = embeddedLegs(this.offers.columns, route, candidate);
      return legs ? measureCandidate(candidate, legs) : [];
    });
    return ranked(measured, route.length.metres).slice(0, limit);
  }

  private nearly(
    route: SearchedRoute,
    query: RouteQuery,
    fitting: readonly MeasuredMatch[],
  ): MeasuredMatch[] {
    const known = new Set(fitting.map(({ offer }) => offer));
    const found = this.findMeasured(route, query, NEARLY_FITS, FEW + known.size);
    return found.filter(({ offer }) => !known.has(offer)).slice(0, FEW);
  }

  /** The matches that still fit after OSRM measured them, best first. */
  private stillFitting(
    matches: readonly MeasuredMatch[],
    route: SearchedRoute,
    query: RouteQuery,
  ): MeasuredMatch[] {
    const limit = resolveDetourLimit(query.maxDetourMetres, FITS);
    const fitting = matches.filter(({ detourMetres, restMetres }) =>
      isWithin(limit, detourMetres, restMetres),
    );
    return ranked(fitting, route.length.metres);
  }

  private async routeByOsrm(osrm: Router, { start, end }: SearchedRoute): Promise<MeasuredRoute> {
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

/** Routes with stops are measured on the embedded roads only. */
const hasStops = ({ stopInsertion }: MeasuredMatch): boolean => stopInsertion !== undefined;

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

/** How many of the best are measured by OSRM; a table of them is far below its limit. */
const REMEASURED_MAX = 50;

interface Measured {
  readonly matches: MeasuredMatch[];
  readonly router: RouterName;
}

/**
 * Measures the best matches by one OSRM table; if there is none, they keep the measures of the
 * embedded roads.
 */
async function remeasure(
  router: Pick<Router, 'table'>,
  route: SearchedRoute,
  matches: readonly MeasuredMatch[],
): Promise<Measured> {
  if (matches.length === 0) return { matches: [], router: 'osrm' };
  const best = matches.slice(0, REMEASURED_MAX);
  const starts = [route.end, route.start, ...best.map(({ offer }) => offer.provider)];
  const ends = [route.start, route.end, ...best.map(({ offer }) => offer.to ?? route.end)];
  const table = await measureTable(router, starts.map(toPoint), ends.map(toPoint));
  if (table?.router !== 'osrm') return { matches: [...matches], router: 'embedded' };
  return {
    matches: best.map((match, at) => {
      const legs = match.stopInsertion ? null : toLegs(table, match, at + 2);
      return legs ? measureCandidate(match, legs) : match;
    }),
    router: 'osrm',
  };
}

/** Null if OSRM joins none of these places. */
async function measureTable(
  router: Pick<Router, 'table'>,
  starts: readonly Coordinates[],
  ends: readonly Coordinates[],
): Promise<DistanceTable | null> {
  try {
    return await router.table(starts, ends);
  } catch (error) {
    if (error instanceof NoRouteError) return null;
    throw error;
  }
}

/** The legs of a match in row and column `at` of the table; null if any is missing. */
function toLegs(table: DistanceTable, { reason, dropoffNode }: Candidate, at: number): MatchLegs | null {
  const toPickup = tableCell(table, at, 0);
  if (!toPickup) return null;
  const none = { withPassenger: NO_LENGTH, after: NO_LENGTH, rest: NO_LENGTH };
  if (reason === 'nearness') return { toPickup, ...none };
  const after = tableCell(table, 0, at);
  if (reason === 'crossing') return after && { toPickup, ...none, after };
  const rest = tableCell(table, at, at);
  const withPassenger = tableCell(table, 1, dropoffNode === null ? 1 : at);
  if (!after || !rest || !withPassenger) return null;
  return { toPickup, withPassenger, after: dropoffNode === null ? after : NO_LENGTH, rest };
}

function tableCell(
  { distanceMetres, durationSeconds }: DistanceTable,
  row: number,
  column: number,
): Length | null {
  const [metres, seconds] = [distanceMetres[row]?.[column], durationSeconds[row]?.[column]];
  return typeof metres === 'number' && typeof seconds === 'number' ? { metres, seconds } : null;
}

function toPoint({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  return { latitude, longitude };
}
