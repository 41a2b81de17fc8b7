import { randomInt } from 'node:crypto';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { boxOf, type Cell } from '@rotadas/contracts/live/cell';
import { METRES_A_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { runPipeline } from '../../store/markers-redis.js';
import { geoPlace } from './geo-place.js';
import { END, type IdPage, readScan } from './map-scan.js';
import type { MarkerShard } from './marker-format.js';
import type { MarkerLayout } from './marker-layout.js';

/**
 * How much wider than the cell the search is: a geo-set returns places up to 0.6 m beside those
 * that it was given.
 */
const MARGIN_METRES = 10;

/** The retention of a crowded cell's copy between two pages, seconds. */
const COPY_RETENTION_SECONDS = 60;

const SEARCHES = 2 ** 47;

/**
 * In every copy, so that one of nobody differs from one that is gone; no provider has this id.
 */
const NOBODY = '0';

/** What is searched, and how many make a page. */
interface CellSearch {
  readonly redis: RedisClient;
  readonly layout: MarkerLayout;
  readonly cell: Cell;
  readonly pageSize: number;
}

/** The page of a copy that a cursor stands for. */
interface CopyPage {
  readonly search: number;
  readonly position: string;
  /** Which shard's copy it is in. */
  readonly index: number;
}

/**
 * Finds who is in a cell, at one moment, in the geo-sets; at its edges, some who are just outside
 * too. A cell of more than a page is copied, a copy for each shard, and they are read page by page,
 * so that nobody who moves meanwhile is missed. The cursor then is the search, the place in the
 * copy and, where it is not the first, the number of the shard, with colons between.
 */
export async function searchCell(of: CellSearch, cursor: string): Promise<IdPage> {
  const [copy, position, index = 0] = cursor.split(':');
  if (copy && position) return nextPage(of, { search: Number(copy), position, index: Number(index) });
  const { redis, layout, pageSize } = of;
  const box = boxArguments(of.cell);
  const few = await Promise.all(
    layout.shards.map(({ geoKey }) => redis.geosearch(geoKey, ...box, 'COUNT', pageSize + 1, 'ANY')),
  );
  const ids = few.flat().map(Number);
  if (ids.length <= pageSize) return { ids, next: null };
  const search = randomInt(SEARCHES);
  await Promise.all(layout.shards.map((shard) => copyShard(redis, shard, search, box)));
  return nextPage(of, { search, position: END, index: 0 });
}

async function copyShard(
  redis: RedisClient,
  shard: MarkerShard,
  search: number,
  box: readonly (string | number)[],
): Promise<void> {
  const copy = shard.foundKey(search);
  const copying = redis.pipeline().geosearchstore(copy, shard.geoKey, ...box);
  await runPipeline(copying.zadd(copy, 0, NOBODY).expire(copy, COPY_RETENTION_SECONDS));
}

async function nextPage({ redis, layout, pageSize }: CellSearch, page: CopyPage): Promise<IdPage> {
  const { search, position, index } = page;
  const key = layout.shards[index]?.foundKey(search);
  if (key === undefined) throw copyGone();
  const scan = redis.pipeline().expire(key, COPY_RETENTION_SECONDS).zscan(key, position, 'COUNT', pageSize);
  const [isRetained, found] = await runPipeline(scan);
  if (isRetained !== 1) throw copyGone();
  const { ids: all, next } = readScan(found);
  const ids = all.filter((id) => id !== Number(NOBODY));
  if (next !== null) return { ids, next: cursorOf({ search, position: next, index }) };
  await redis.unlink(key);
  const hasMore = index + 1 < layout.shards.length;
  return { ids, next: hasMore ? cursorOf({ search, position: END, index: index + 1 }) : null };
}

function cursorOf({ search, position, index }: CopyPage): string {
  return index === 0 ? `${search}:${position}` : `${search}:${position}:${index}`;
}

function copyGone(): DomainError {
  return dependencyAway('markers', new Error('the copy of a crowded cell is gone'));
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
