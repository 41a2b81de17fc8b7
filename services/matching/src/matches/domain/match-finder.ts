import type { MatchAnswer, RouterName, Wish } from '@rotadas/contracts/matching/match';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Offers } from '../../offers/domain/offers.js';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import type { JoinedPlace } from '../../routing/domain/joined-way.js';
import { NoWayError, type Router, type Way, type WayTable } from '../../routing/domain/router.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import {
  embeddedLegs,
  type Length,
  type MatchLegs,
  measuredBy,
  type MeasuredMatch,
  NO_LENGTH,
  ranked,
} from './measured-match.js';
import { detourLimitOf, FITS, isWithin, NEARLY_FITS, type Tolerance } from './fit.js';
import { ownLine, simplifiedLine, toMatch, wishedLine } from './match-line.js';
import { findAmong } from './pass.js';
import { findStopping } from './stopping-pass.js';
import { isSamePoint } from './wish-ends.js';
import { type WishedWay, wishedWay } from './wished-way.js';
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
 *   `RemainingWays` has measured them), and so on. The same index, `row`, is one offer in all
 *   columns. Rows have no gaps: the last row moves to the place of a removed one. `RowsByNode`
 *   links the rows at each node. A search reads a few numbers of many offers, so columns cost a
 *   fraction of what objects would.
 * - Offers with stops, `StoppingOffers`: objects, because their routes differ in length.
 *
 * What a search does, for my route from start to end:
 * 1. `wishedWay` takes two trees, from my start and from my end. They contain each distance that an
 *    exact detour needs: d(now, start) + d(start, end) + d(end, to) - d(now, to).
 * 2. `findAmong` (`pass.ts`) visits the nodes from my start outwards. `FarRows` rejects most offers
 *    by a lower bound of their cost, `Rating` measures the rest, `Best` keeps the cheapest. It
 *    ends where the distance to my start alone costs more than the worst that is kept.
 *    `findStopping` (`stopping-pass.ts`) does the same for offers with stops. `fit.ts` holds the
 *    limits and weights.
 * 3. `measuredBy` (`measured-match.ts`) adds times; with OSRM the best are measured again by it.
 * 4. `toMatch` (`match-line.ts`) makes the reply and draws the line.
 *
 * Offers whose place is unknown are compared by name (`wish-ends.ts`). Saved routes are the inverse
 * search, one offer among all saved routes: `saved-routes/domain/saved-route-index.ts`. Rules and
 * figures: `docs/reference/matching.md`.
 */
export class MatchFinder {
  constructor(
    private readonly offers: Offers,
    private readonly trees: TreeCache,
    private readonly routers: Routers,
  ) {}

  /** Runs `work`, which may use the trees that it obtains until it ends. */
  during<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.trees.during(work);
  }

  /** Throws `ends-equal`, `place-off-roads` or `road-missing`. */
  wayBetween(from: Coordinates, to: Coordinates): WishedWay {
    if (isSamePoint(from, to)) throw new DomainError('ends-equal');
    const way = wishedWay(this.joined(from, 'from'), this.joined(to, 'to'), this.trees);
    if (!way) throw new DomainError('road-missing');
    return way;
  }

  async find(way: WishedWay, wish: Wish): Promise<MatchAnswer> {
    const { osrm } = this.routers;
    // Even with a lower limit: it decides whether near fits are returned.
    const limit = osrm ? MEASURED_AGAIN_MAX : Math.max(wish.limit, FEW);
    const route = osrm ? await this.routeBy(osrm, way) : null;
    const found = this.pass(way, wish, FITS, limit);
    const again = osrm && (await measuredAgain(osrm, way, found));
    const fitting = again?.router === 'osrm' ? this.stillFitting(again.matches, way, wish) : found;
    const best = fitting.slice(0, wish.limit);
    const nearly = fitting.length < FEW ? this.nearly(way, wish, fitting) : [];
    const isByOsrm = route?.router === 'osrm' && again?.router === 'osrm' && !best.some(isByStops);
    const mine = wishedLine(this.routers.embedded, way);
    const drawing = { router: this.routers.embedded, trees: this.trees, mine };
    const now = Date.now();
    const answered = (one: MeasuredMatch) => toMatch(drawing, way, one, now);
    const { metres, seconds } = way.length;
    return {
      route: answeredRoute(route ?? { distanceMetres: metres, durationSeconds: seconds, line: mine }),
      router: isByOsrm ? 'osrm' : 'embedded',
      matches: best.map(answered),
      nearly: nearly.map(answered),
    };
  }

  private joined(place: Coordinates, field: 'from' | 'to'): JoinedPlace {
    const joined = this.routers.embedded.joinedOrNull(place);
    const details = { [field]: 'Yakınında karayolu yok.' };
    if (!joined) throw new DomainError('place-off-roads', { details });
    return joined;
  }

  private pass(way: WishedWay, wish: Wish, tolerance: Tolerance, limit: number): MeasuredMatch[] {
    const { serviceType, maxDetourMetres } = wish;
    const search = { serviceType, maxDetourMetres, tolerance, limit };
    const stopping = findStopping(this.offers, way, search);
    const measured = [...findAmong(this.offers, way, search), ...stopping].flatMap((candidate) => {
      const legs = embeddedLegs(this.offers.columns, way, candidate);
      return legs ? measuredBy(candidate, legs) : [];
    });
    return ranked(measured, way.length.metres).slice(0, limit);
  }

  private nearly(way: WishedWay, wish: Wish, fitting: readonly MeasuredMatch[]): MeasuredMatch[] {
    const known = new Set(fitting.map(({ offer }) => offer));
    const found = this.pass(way, wish, NEARLY_FITS, FEW + known.size);
    return found.filter(({ offer }) => !known.has(offer)).slice(0, FEW);
  }

  /** The matches that still fit after OSRM measured them, best first. */
  private stillFitting(matches: readonly MeasuredMatch[], way: WishedWay, wish: Wish): MeasuredMatch[] {
    const limit = detourLimitOf(wish.maxDetourMetres, FITS);
    const fitting = matches.filter(({ detourMetres, restMetres }) =>
      isWithin(limit, detourMetres, restMetres),
    );
    return ranked(fitting, way.length.metres);
  }

  private async routeBy(osrm: Router, { start, end }: WishedWay): Promise<Way> {
    try {
      const route = await osrm.route(pointOf(start), pointOf(end));
      return { ...route, line: simplifiedLine(route.line) };
    } catch (error) {
      if (!(error instanceof NoWayError)) throw error;
      const code = error.reason === 'no-route' ? 'road-missing' : 'place-off-roads';
      throw new DomainError(code, { cause: error });
    }
  }
}

/** Routes with stops are measured on the embedded roads only. */
const isByStops = ({ overStops }: MeasuredMatch): boolean => overStops !== undefined;

function answeredRoute({ distanceMetres, durationSeconds, line }: Omit<Way, 'router'>): MatchAnswer['route'] {
  return {
    distanceMetres: Math.round(distanceMetres),
    durationSeconds: Math.round(durationSeconds),
    line: ownLine(line),
  };
}

/** How many of the best are measured by OSRM; a table of them is far below its limit. */
const MEASURED_AGAIN_MAX = 50;

interface Measured {
  readonly matches: MeasuredMatch[];
  readonly router: RouterName;
}

/**
 * Measures the best matches by one OSRM table; if there is none, they keep the measures of the
 * embedded roads.
 */
async function measuredAgain(
  router: Pick<Router, 'table'>,
  way: WishedWay,
  matches: readonly MeasuredMatch[],
): Promise<Measured> {
  if (matches.length === 0) return { matches: [], router: 'osrm' };
  const again = matches.slice(0, MEASURED_AGAIN_MAX);
  const starts = [way.end, way.start, ...again.map(({ offer }) => offer.provider)];
  const ends = [way.start, way.end, ...again.map(({ offer }) => offer.to ?? way.end)];
  const table = await tableOf(router, starts.map(pointOf), ends.map(pointOf));
  if (table?.router !== 'osrm') return { matches: [...matches], router: 'embedded' };
  return {
    matches: again.map((match, at) => {
      const legs = match.overStops ? null : legsOf(table, match, at + 2);
      return legs ? measuredBy(match, legs) : match;
    }),
    router: 'osrm',
  };
}

/** Null if OSRM joins none of these places. */
async function tableOf(
  router: Pick<Router, 'table'>,
  starts: readonly Coordinates[],
  ends: readonly Coordinates[],
): Promise<WayTable | null> {
  try {
    return await router.table(starts, ends);
  } catch (error) {
    if (error instanceof NoWayError) return null;
    throw error;
  }
}

/** The legs of a match in row and column `at` of the table; null if any is missing. */
function legsOf(table: WayTable, { reason, leavingNode }: Candidate, at: number): MatchLegs | null {
  const toPickup = cellOf(table, at, 0);
  if (!toPickup) return null;
  const none = { withMe: NO_LENGTH, after: NO_LENGTH, rest: NO_LENGTH };
  if (reason === 'nearness') return { toPickup, ...none };
  const after = cellOf(table, 0, at);
  if (reason === 'crossing') return after && { toPickup, ...none, after };
  const rest = cellOf(table, at, at);
  const withMe = cellOf(table, 1, leavingNode === null ? 1 : at);
  if (!after || !rest || !withMe) return null;
  return { toPickup, withMe, after: leavingNode === null ? after : NO_LENGTH, rest };
}

function cellOf({ distanceMetres, durationSeconds }: WayTable, row: number, column: number): Length | null {
  const [metres, seconds] = [distanceMetres[row]?.[column], durationSeconds[row]?.[column]];
  return typeof metres === 'number' && typeof seconds === 'number' ? { metres, seconds } : null;
}

function pointOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  return { latitude, longitude };
}
