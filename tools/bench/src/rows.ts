import type { Row } from './row.ts';
import { activeList } from './rows/active-list.row.ts';
import { browserDelta } from './rows/browser-delta.row.ts';
import { copies } from './rows/copies.row.ts';
import { cpuPerPosition } from './rows/cpu-per-position.row.ts';
import { findsSomebody } from './rows/finds-somebody.row.ts';
import { firstVisitRow } from './rows/first-visit.row.ts';
import { freshness, freshnessInAHurry } from './rows/freshness.row.ts';
import { livePositions } from './rows/live-positions.row.ts';
import { locationAndMatching } from './rows/location-and-matching.row.ts';
import { match } from './rows/match.row.ts';
import { matchExact } from './rows/match-exact.row.ts';
import { matchHttp } from './rows/match-http.row.ts';
import { memory } from './rows/memory.row.ts';
import { near } from './rows/near.row.ts';
import { placesRow } from './rows/places.row.ts';
import { positionOnCluster } from './rows/position-on-cluster.row.ts';
import { postLocation } from './rows/post-location.row.ts';
import { savedRoutes } from './rows/saved-routes.row.ts';

/** The benchmark, row by row (docs/performance.md). */
export const ROWS: readonly Row[] = [
  postLocation,
  livePositions,
  activeList,
  near,
  freshness,
  cpuPerPosition,
  memory,
  browserDelta,
  firstVisitRow,
  match,
  matchExact,
  findsSomebody,
  savedRoutes,
  matchHttp,
  locationAndMatching,
  placesRow,
  positionOnCluster,
  copies,
  freshnessInAHurry,
];
