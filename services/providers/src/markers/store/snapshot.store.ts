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

/** The position at which a scan starts and ends. */
const END = '0';

/** Search margin: a geo-set returns positions with an error of up to 0.6 m. */
const MARGIN_METRES = 10;

const COPY_RETENTION_SECONDS = 60;

const COPIES = 2 ** 47;

/** Sentinel in every copy; distinguishes an empty copy from an expired one. No user has this ID. */
const PLACEHOLDER_ID = '0';

/** Where the next page starts. */
interface Cursor {
  /** Cursor of the scan of a shard. */
  readonly position: string;
  /** The index of the shard. */
  readonly shard: number;
  /** Random number of the copy of a crowded cell; 0 if the cell is read without a copy. */
  readonly copy: number;
}

@Injectable()
export class SnapshotStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /** The users in `cell` and up to MARGIN_METRES outside; null is the whole map. */
  page(cell: Cell | null, cursor: string): Promise<IdPage> {
    return guardDependency('markers', () => {
      const from = parseCursor(cursor);
      if (cell === null) return this.scanMap(from);
      return from.copy === 0 ? this.searchCell(cell) : this.readCopy(from);
    });
  }

  private async scanMap(cursor: Cursor): Promise<IdPage> {
    const shard = this.layout.shards[cursor.shard];
    // The cursor of an instance with more shards.
    if (!shard) return { ids: [], next: null };
    const scan = readScan(await this.redis.zscan(shard.geoKey, cursor.position, 'COUNT', PAGE_SIZE));
    return { ids: scan.ids, next: this.nextCursor(cursor, scan.position) };
  }

  /**
   * Copies a cell of more than a page, once per shard, and reads the copies page by page, so that a
   * provider that moves meanwhile is not missed.
   */
  private async searchCell(cell: Cell): Promise<IdPage> {
    const { shards } = this.layout;
    const box = boxArguments(cell);
    const few = await Promise.all(
      shards.map(({ geoKey }) => this.redis.geosearch(geoKey, ...box, 'COUNT', PAGE_SIZE + 1, 'ANY')),
    );
    const ids = few.flat().map(Number);
    if (ids.length <= PAGE_SIZE) return { ids, next: null };
    const copy = randomInt(1, COPIES);
    await Promise.all(shards.map((shard) => this.copyShard(shard, copy, box)));
    return this.readCopy({ copy, shard: 0, position: END });
  }

  private async copyShard(shard: MarkerShard, copy: number, box: (string | number)[]): Promise<void> {
    const key = shard.snapshotCopyKey(copy);
    const copying = this.redis.pipeline().geosearchstore(key, shard.geoKey, ...box);
    await runPipeline(copying.zadd(key, 0, PLACEHOLDER_ID).expire(key, COPY_RETENTION_SECONDS));
  }

  private async readCopy(cursor: Cursor): Promise<IdPage> {
    const key = this.layout.shards[cursor.shard]?.snapshotCopyKey(cursor.copy);
    if (key === undefined) throw copyExpired();
    const pipeline = this.redis.pipeline().expire(key, COPY_RETENTION_SECONDS);
    const [isRetained, found] = await runPipeline(pipeline.zscan(key, cursor.position, 'COUNT', PAGE_SIZE));
    if (isRetained !== 1) throw copyExpired();
    const scan = readScan(found);
    const ids = scan.ids.filter((id) => id !== Number(PLACEHOLDER_ID));
    if (scan.position === END) await this.redis.unlink(key);
    return { ids, next: this.nextCursor(cursor, scan.position) };
  }

  /** Continues at `position`, or in the next shard after the end; null after the last shard. */
  private nextCursor({ shard, copy }: Cursor, position: string): string | null {
    if (position !== END) return toText({ position, shard, copy });
    return shard + 1 < this.layout.shards.length ? toText({ position, shard: shard + 1, copy }) : null;
  }
}

const Scan = z.tuple([z.string(), z.array(z.string())]);

/** Each ID is followed by its score in the reply to ZSCAN. */
function readScan(reply: unknown) {
  const [position, found] = Scan.parse(reply);
  return { position, ids: found.filter((_, index) => index % 2 === 0).map(Number) };
}

const toText = ({ position, shard, copy }: Cursor): string => `${position}:${shard}:${copy}`;

/** The first cursor is `0`. */
function parseCursor(text: string): Cursor {
  const [position = END, shard = 0, copy = 0] = text.split(':');
  return { position, shard: Number(shard), copy: Number(copy) };
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
