import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RouteQuery } from '@rotadas/contracts/matching/match';
import { toPoint } from '../routing/domain/point-index.js';
import type { Length } from '../routing/domain/route-length.js';
import { type DistanceTable, type MeasuredRoute, NoRouteError } from '../routing/domain/router.js';
import type { GuardedRouter } from '../routing/osrm/guarded-router.js';
import type { Candidate } from './domain/candidate.js';
import { EXACT, isDetourAllowed, onDemandLimit, resolveDetourLimit } from './domain/detour-limit.js';
import { simplifiedLine } from './domain/match-line.js';
import {
  type MatchLegs,
  measureCandidate,
  type MeasuredMatch,
  NO_LENGTH,
  rankMatches,
} from './domain/measured-match.js';
import type { SearchedRoute } from './domain/searched-route.js';

/** Number of best matches that OSRM measures again, well below its table limit. */
export const REMEASURED_MAX = 50;

/** Measures a searched route and its best matches again by OSRM. */
export class OsrmMeasurement {
  constructor(private readonly router: GuardedRouter) {}

  /** Measured by the built-in roads if OSRM fails. Throws `road-missing` or `place-off-roads`. */
  async measureRoute({ start, end }: SearchedRoute): Promise<MeasuredRoute> {
    try {
      const route = await this.router.route(toPoint(start), toPoint(end));
      return { ...route, line: simplifiedLine(route.line) };
    } catch (error) {
      if (!(error instanceof NoRouteError)) throw error;
      const code = error.reason === 'no-route' ? 'road-missing' : 'place-off-roads';
      throw new DomainError(code, { cause: error });
    }
  }

  /** The matches that still fit, by one OSRM table; null if OSRM fails. */
  async measureMatches(
    route: SearchedRoute,
    matches: readonly MeasuredMatch[],
    { maxDetourMetres }: RouteQuery,
  ): Promise<MeasuredMatch[] | null> {
    const measured = matches.length === 0 ? [] : await this.remeasure(route, matches);
    if (!measured) return null;
    const limit = resolveDetourLimit(maxDetourMetres, route.length.metres, EXACT);
    const fitting = measured.filter(({ reason, detourMetres, remainingMetres }) =>
      reason === 'route'
        ? isDetourAllowed(limit, detourMetres, remainingMetres)
        : detourMetres <= onDemandLimit(maxDetourMetres),
    );
    return rankMatches(fitting, route.length.metres);
  }

  private async remeasure(
    route: SearchedRoute,
    matches: readonly MeasuredMatch[],
  ): Promise<MeasuredMatch[] | null> {
    const starts = [route.end, route.start, ...matches.map(({ offer }) => offer.provider)];
    const ends = [route.start, route.end, ...matches.map(({ offer }) => offer.end ?? route.end)];
    const table = await this.router.table(starts.map(toPoint), ends.map(toPoint));
    return (
      table &&
      matches.map((match, index) => {
        const legs = hasStops(match) ? null : toLegs(table, match, index + 2);
        return legs ? measureCandidate(match, legs) : match;
      })
    );
  }
}

/** OSRM does not measure routes with stops. */
export const hasStops = ({ insertion }: Candidate): boolean => (insertion?.itinerary.legs.length ?? 0) > 1;

/** @param at row and column of the match in the table */
function toLegs(table: DistanceTable, { reason, dropoffNode }: Candidate, index: number): MatchLegs | null {
  const toPickup = tableCell(table, index, 0);
  if (!toPickup) return null;
  const none = { withPassenger: NO_LENGTH, after: NO_LENGTH, remaining: NO_LENGTH };
  if (reason === 'on-demand') return { toPickup, ...none };
  const after = tableCell(table, 0, index);
  if (reason === 'crossing') return after && { toPickup, ...none, after };
  const remaining = tableCell(table, index, index);
  const withPassenger = tableCell(table, 1, dropoffNode === null ? 1 : index);
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
