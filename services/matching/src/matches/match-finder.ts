import type { MatchAnswer, Wish } from '@rotadas/contracts/matching/match';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Offers } from '../offers/domain/offers.js';
import type { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import type { JoinedPlace } from '../routing/domain/joined-way.js';
import { NoWayError, type Router, type Way } from '../routing/domain/router.js';
import type { TreeCache } from '../routing/domain/tree-cache.js';
import { embeddedLegs } from './domain/embedded-legs.js';
import { detourLimitOf, FITS, isWithin, NEARLY_FITS, type Tolerance } from './domain/fit.js';
import { ownLine, wishedLine } from './domain/match-line.js';
import { measuredBy, type MeasuredMatch, ranked } from './domain/measured-match.js';
import { findAmong } from './domain/pass.js';
import { findStopping } from './domain/stopping-pass.js';
import { simplifiedLine } from './domain/simplified-line.js';
import { toMatch } from './domain/to-match.js';
import { isSamePoint } from './domain/wish-ends.js';
import { type WishedWay, wishedWay } from './domain/wished-way.js';
import { MEASURED_AGAIN_MAX, measuredAgain } from './road-measure.js';

/** Where fewer fit, those are told who nearly fit, and so many of them. */
const FEW = 5;

/** What measures ways: the roads within the service, and OSRM where it is set. */
export interface Routers {
  readonly embedded: EmbeddedRouter;
  /** Null where it is not set. */
  readonly osrm: Router | null;
}

/** Finds who goes a way on the roads. */
export class MatchFinder {
  constructor(
    private readonly offers: Offers,
    private readonly trees: TreeCache,
    private readonly routers: Routers,
  ) {}

  /** Does `work`, which may use the ways that it asks for until its end, and no longer. */
  during<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.trees.during(work);
  }

  /** Throws `ends-equal`, `place-off-roads` or `road-missing` where there is no way. */
  wayBetween(from: Coordinates, to: Coordinates): WishedWay {
    if (isSamePoint(from, to)) throw new DomainError('ends-equal');
    const way = wishedWay(this.joined(from, 'from'), this.joined(to, 'to'), this.trees);
    if (!way) throw new DomainError('road-missing');
    return way;
  }

  async find(way: WishedWay, wish: Wish): Promise<MatchAnswer> {
    const { osrm } = this.routers;
    // Of few it is to be known how many they are, also by who asks for fewer.
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

  /** Whom another router measured, those who fit still, the best first. */
  private stillFitting(matches: readonly MeasuredMatch[], way: WishedWay, wish: Wish): MeasuredMatch[] {
    const limit = detourLimitOf(wish.maxDetourMetres, FITS);
    const fitting = matches.filter(({ detourMetres, restMetres }) =>
      isWithin(limit, detourMetres, restMetres),
    );
    return ranked(fitting, way.length.metres);
  }

  private async routeBy(osrm: Router, { start, end }: WishedWay): Promise<Way> {
    try {
      const route = await osrm.route(placeOf(start), placeOf(end));
      return { ...route, line: simplifiedLine(route.line) };
    } catch (error) {
      if (!(error instanceof NoWayError)) throw error;
      const code = error.reason === 'no-route' ? 'road-missing' : 'place-off-roads';
      throw new DomainError(code, { cause: error });
    }
  }
}

/** Ways over stops are measured on the roads within the service. */
const isByStops = ({ overStops }: MeasuredMatch): boolean => overStops !== undefined;

function placeOf({ latitude, longitude }: JoinedPlace): Coordinates {
  return { latitude, longitude };
}

function answeredRoute({ distanceMetres, durationSeconds, line }: Omit<Way, 'router'>): MatchAnswer['route'] {
  return {
    distanceMetres: Math.round(distanceMetres),
    durationSeconds: Math.round(durationSeconds),
    line: ownLine(line),
  };
}
