import { randomInt } from 'node:crypto';
import { boxOf, type Cell } from '@rotadas/contracts/live/cell';
import { METRES_A_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { geoPlace } from '../../markers/store/geo-place.js';
import { foundKey, GEO_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';
import { type IdPage, readScan } from './id-page.js';

/**
 * How much wider than the cell the search is: a geo-set returns places up to 0.6 m beside those
 * that it was given.
 */
const MARGIN_METRES = 10;

/** The retention of a crowded cell's copy between two pages, seconds. */
const COPY_RETENTION_SECONDS = 60;

const SEARCHES = 2 ** 47;

/**
 * Finds who is in a cell, at one moment, in the geo-set; at its edges, some who are just outside
 * too. A cell of more than a page is copied, and the copy read page by page, so that nobody who
 * moves meanwhile is missed.
 */
export async function searchCell(
  redis: RedisClient,
  cell: Cell,
  cursor: string,
  pageSize: number,
): Promise<IdPage> {
  const [copy, position] = cursor.split(':');
  if (copy && position) return nextPage(redis, Number(copy), position, pageSize);
  const box = boxArguments(cell);
  const few = await redis.geosearch(GEO_KEY, ...box, 'COUNT', pageSize + 1, 'ANY');
  if (few.length <= pageSize) return { ids: few.map(Number), next: null };
  const search = randomInt(SEARCHES);
  const copying = redis.pipeline().geosearchstore(foundKey(search), GEO_KEY, ...box);
  await runPipeline(copying.expire(foundKey(search), COPY_RETENTION_SECONDS));
  return nextPage(redis, search, '0', pageSize);
}

async function nextPage(redis: RedisClient, copy: number, cursor: string, pageSize: number): Promise<IdPage> {
  const key = foundKey(copy);
  const scan = redis.pipeline().expire(key, COPY_RETENTION_SECONDS).zscan(key, cursor, 'COUNT', pageSize);
  const [isRetained, found] = await runPipeline(scan);
  if (isRetained !== 1) throw dependencyAway('markers', new Error('the copy of a crowded cell is gone'));
  const { ids, next } = readScan(found);
  if (next === null) await redis.unlink(key);
  return { ids, next: next && `${copy}:${next}` };
}

/**
 * The cell as a geo-set searches it: metres around its middle, as wide as at the edge nearer to the
 * equator.
 */
function boxArguments(cell: Cell): (string | number)[] {
  const [west, south, east, north] = boxOf(cell);
  const low = geoPlace({ longitude: west, latitude: south });
  const high = geoPlace({ longitude: east, latitude: north });
  const widest = Math.cos(Math.min(Math.abs(low.latitude), Math.abs(high.latitude)) * RADIANS);
  const width = (high.longitude - low.longitude) * widest * METRES_A_DEGREE + MARGIN_METRES;
  const height = (high.latitude - low.latitude) * METRES_A_DEGREE + MARGIN_METRES;
  const middle = [(low.longitude + high.longitude) / 2, (low.latitude + high.latitude) / 2];
  return ['FROMLONLAT', ...middle, 'BYBOX', width, height, 'm'];
}
