import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { cellBounds, type Cell } from '@rotadas/contracts/live/cell';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { dependencyUnavailable, guardDependency } from '@rotadas/service-kit/errors/dependency';
import { type RedisClient, runPipeline } from '@rotadas/service-kit/redis/redis-client';
import { geoPlace } from './marker-format.js';
import { MARKER_LAYOUT, type MarkerLayout, MARKERS_REDIS, type MarkerShard } from './marker-layout.js';

/** `next` is null after the last page. */
interface IdPage {
  readonly ids: number[];
  readonly next: string | null;
}

/** About how many markers a page has; with the longest texts it still fits into a NATS message. */
const PAGE_SIZE = 360;

/** The cursor with which a scan starts and ends. */
const END = '0';

/** Search margin: a geo-set returns positions with an error of up to 0.6 m. */
const MARGIN_METRES = 10;

const COPY_RETENTION_SECONDS = 60;

const COPY_IDS = 2 ** 47;

/** Every copy contains this ID, which no user has: an empty copy differs from an expired one. */
const PLACEHOLDER_ID = '0';

interface CopyPage {
  readonly copyId: number;
  readonly position: string;
  /** The shard of the copy. */
  readonly index: number;
}

@Injectable()
export class SnapshotStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /** The users in `cell` and up to MARGIN_METRES outside; null is the whole map. */
  page(cell: Cell | null, cursor: string): Promise<IdPage> {
    return guardDependency('markers', () =>
      cell === null ? this.scanMap(cursor) : this.searchCell(cell, cursor),
    );
  }

  /** A cursor is the position in a shard, then `:shard` unless it is the first. */
  private async scanMap(cursor: string): Promise<IdPage> {
    const [position = END, number = 0] = cursor.split(':');
    const index = Number(number);
    const { shards } = this.layout;
    const shard = shards[index];
    // The cursor of an instance with more shards.
    if (!shard) return { ids: [], next: null };
    const { ids, next } = readScan(await this.redis.zscan(shard.geoKey, position, 'COUNT', PAGE_SIZE));
    if (next !== null) return { ids, next: index === 0 ? next : `${next}:${index}` };
    return { ids, next: index + 1 < shards.length ? `${END}:${index + 1}` : null };
  }

  /**
   * Copies a cell of more than a page, once per shard, and reads the copies page by page, so that a
   * provider that moves meanwhile is not missed. A cursor is `copyId:position`, then `:shard`
   * unless it is the first.
   */
  private async searchCell(cell: Cell, cursor: string): Promise<IdPage> {
    const [copy, position, index = 0] = cursor.split(':');
    if (copy && position) return this.nextPage({ copyId: Number(copy), position, index: Number(index) });
    const { shards } = this.layout;
    const box = boxArguments(cell);
    const few = await Promise.all(
      shards.map(({ geoKey }) => this.redis.geosearch(geoKey, ...box, 'COUNT', PAGE_SIZE + 1, 'ANY')),
    );
    const ids = few.flat().map(Number);
    if (ids.length <= PAGE_SIZE) return { ids, next: null };
    const copyId = randomInt(COPY_IDS);
    await Promise.all(shards.map((shard) => this.copyShard(shard, copyId, box)));
    return this.nextPage({ copyId, position: END, index: 0 });
  }

  private async copyShard(shard: MarkerShard, copyId: number, box: (string | number)[]): Promise<void> {
    const copy = shard.snapshotCopyKey(copyId);
    const copying = this.redis.pipeline().geosearchstore(copy, shard.geoKey, ...box);
    await runPipeline(copying.zadd(copy, 0, PLACEHOLDER_ID).expire(copy, COPY_RETENTION_SECONDS));
  }

  private async nextPage({ copyId, position, index }: CopyPage): Promise<IdPage> {
    const { shards } = this.layout;
    const key = shards[index]?.snapshotCopyKey(copyId);
    if (key === undefined) throw copyExpired();
    const pipeline = this.redis.pipeline().expire(key, COPY_RETENTION_SECONDS);
    const [isRetained, found] = await runPipeline(pipeline.zscan(key, position, 'COUNT', PAGE_SIZE));
    if (isRetained !== 1) throw copyExpired();
    const { ids: all, next } = readScan(found);
    const ids = all.filter((id) => id !== Number(PLACEHOLDER_ID));
    if (next !== null) return { ids, next: toCursor({ copyId, position: next, index }) };
    await this.redis.unlink(key);
    const hasMore = index + 1 < shards.length;
    return { ids, next: hasMore ? toCursor({ copyId, position: END, index: index + 1 }) : null };
  }
}

const Scan = z.tuple([z.string(), z.array(z.string())]);

/** Parses the reply to ZSCAN, in which each ID is followed by its score. */
function readScan(reply: unknown): IdPage {
  const [next, found] = Scan.parse(reply);
  const ids = found.filter((_, index) => index % 2 === 0).map(Number);
  return { ids, next: next === END ? null : next };
}

function toCursor({ copyId, position, index }: CopyPage): string {
  return index === 0 ? `${copyId}:${position}` : `${copyId}:${position}:${index}`;
}

function copyExpired(): DomainError {
  return dependencyUnavailable('markers', new Error('the copy of a crowded cell has expired'));
}

/** Metres around the middle of the cell, as wide as its edge nearer to the equator. */
function boxArguments(cell: Cell): (string | number)[] {
  const [west, south, east, north] = cellBounds(cell);
  const low = geoPlace({ longitude: west, latitude: south });
  const high = geoPlace({ longitude: east, latitude: north });
  const widest = Math.cos(Math.min(Math.abs(low.latitude), Math.abs(high.latitude)) * RADIANS);
  const width = (high.longitude - low.longitude) * widest * METRES_PER_DEGREE + MARGIN_METRES;
  const height = (high.latitude - low.latitude) * METRES_PER_DEGREE + MARGIN_METRES;
  const middle = [(low.longitude + high.longitude) / 2, (low.latitude + high.latitude) / 2];
  return ['FROMLONLAT', ...middle, 'BYBOX', width, height, 'm'];
}
