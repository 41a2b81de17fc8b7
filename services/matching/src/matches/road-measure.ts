import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { RouterName } from '@rotadas/contracts/matching/match';
import { NoWayError, type Router, type WayTable } from '../routing/domain/router.js';
import type { Candidate } from './domain/candidate.js';
import {
  type Length,
  type MatchLegs,
  measuredBy,
  type MeasuredMatch,
  NO_LENGTH,
} from './domain/measured-match.js';
import type { WishedWay } from './domain/wished-way.js';

/** So many of the best are measured again; a table of them is far below OSRM's limit. */
export const MEASURED_AGAIN_MAX = 50;

/** Matches, and who measured them. */
export interface Measured {
  readonly matches: MeasuredMatch[];
  readonly router: RouterName;
}

/**
 * Measures the best matches again by one table of OSRM, where there is one and it answers; else
 * they stay as the roads within the service measured them.
 */
export async function measuredAgain(
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

/** The table, or null where OSRM says that it joins none of these places. */
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

/** The legs of a match, in row and column `at` of the table; null where it has not all of them. */
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
