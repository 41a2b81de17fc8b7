import type { ProvidersEnv } from '../../env.js';
import { MARKER_KEYS } from '@rotadas/contracts/access/redis-address';

export const MARKERS_REDIS = Symbol('MARKERS_REDIS');

export const MARKER_LAYOUT = Symbol('MARKER_LAYOUT');

const SWEEPS_MAX = 20;

const SWEEPS_MIN = 3;

/**
 * Lifetime of marker keys after the last position or sweep, in seconds. Positions suffice while
 * sweeps fail; sweeps keep silent providers until STALE_AFTER. The lifetime is at least three
 * sweeps, so that one late sweep does no harm, and at most two thirds of STALE_AFTER: otherwise a
 * marker left by an earlier start could end a new offer.
 */
export function markerTtl({ SWEEP_EVERY, STALE_AFTER }: Pick<ProvidersEnv, 'SWEEP_EVERY' | 'STALE_AFTER'>) {
  const beforeStale = Math.floor((STALE_AFTER * 2) / 3);
  return Math.max(SWEEPS_MIN * SWEEP_EVERY, Math.min(SWEEPS_MAX * SWEEP_EVERY, beforeStale));
}

/**
 * The keys of one shard share a hash tag, so that one script may use them in a Redis Cluster. The
 * tag contains the shard count: after a change the map starts empty, and the former keys expire.
 */
export class MarkerShard {
  private readonly prefix: string;
  readonly geoKey: string;
  /** Online providers without a marker, by the start of the wait, epoch ms. */
  readonly awaitingKey: string;

  constructor(
    shardCount: number,
    index: number,
    readonly ttlSeconds: number,
  ) {
    // This key format spreads 3 or 6 shards evenly over three masters.
    this.prefix = shardCount === 1 ? `${MARKER_KEYS}}:` : `${MARKER_KEYS}-${shardCount}-${index}}:`;
    this.geoKey = `${this.prefix}geo`;
    this.awaitingKey = `${this.prefix}awaited`;
  }

  markerKey(userId: number): string {
    return `${this.prefix}${userId}`;
  }

  keys(userId: number): string[] {
    return [this.markerKey(userId), this.geoKey, this.awaitingKey];
  }

  /** The copy of a crowded cell that the pages of one snapshot are read from. */
  snapshotCopyKey(copy: number): string {
    return `${this.prefix}found:${copy}`;
  }
}

export class MarkerLayout {
  readonly shards: readonly MarkerShard[];

  constructor(
    readonly shardCount: number,
    ttlSeconds = 600,
  ) {
    this.shards = Array.from(
      { length: shardCount },
      (_, index) => new MarkerShard(shardCount, index, ttlSeconds),
    );
  }

  shardFor(userId: number): MarkerShard {
    const shard = this.shards[userId % this.shardCount];
    if (shard === undefined) throw new RangeError(`no shard for user ${userId}`);
    return shard;
  }

  /** Calls `request` once per shard, concurrently; results are in the order of `items`. */
  async perShard<T, R>(
    items: readonly T[],
    getUserId: (item: T) => number,
    request: (shard: MarkerShard, items: readonly T[]) => Promise<readonly R[]>,
  ): Promise<R[]> {
    const results = new Array<R>(items.length);
    const requests = [...this.groups(items, getUserId)].map(async ([shard, indexes]) => {
      const own = indexes.flatMap((index) => items.slice(index, index + 1));
      for (const [at, result] of (await request(shard, own)).entries()) results[indexes[at] ?? 0] = result;
    });
    await Promise.all(requests);
    return results;
  }

  private groups<T>(items: readonly T[], getUserId: (item: T) => number): Map<MarkerShard, number[]> {
    const groups = new Map<MarkerShard, number[]>();
    for (const [index, item] of items.entries()) {
      const shard = this.shardFor(getUserId(item));
      const group = groups.get(shard);
      if (group) group.push(index);
      else groups.set(shard, [index]);
    }
    return groups;
  }
}
