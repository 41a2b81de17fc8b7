import { MARKER_KEYS } from '@rotadas/contracts/access/redis-keys';
import { MarkerShard } from './marker-shard.js';

/** Token of the layout of the markers that this copy reads and writes. */
export const MARKER_LAYOUT = Symbol('MARKER_LAYOUT');

/**
 * How the markers lie in Redis: in so many shards, each in one slot of a Redis Cluster, so that one
 * script call moves a batch of a shard. A single shard has the keys that there were before shards.
 */
export class MarkerLayout {
  readonly shards: readonly MarkerShard[];

  constructor(readonly shardCount: number) {
    this.shards = Array.from({ length: shardCount }, (_, index) => new MarkerShard(tagOf(shardCount, index)));
  }

  /** The shard of a provider's marker. */
  shardOf(userId: number): MarkerShard {
    const shard = this.shards[userId % this.shardCount];
    if (shard === undefined) throw new RangeError(`no shard for user ${userId}`);
    return shard;
  }

  /**
   * Asks `ask` for the items of each shard, all shards at once; what they answer, one for each
   * item, comes in the order of `items`. A pipeline and a script take keys of one shard only.
   */
  async perShard<T, R>(
    items: readonly T[],
    userIdOf: (item: T) => number,
    ask: (shard: MarkerShard, items: readonly T[]) => Promise<readonly R[]>,
  ): Promise<R[]> {
    const answers = new Array<R>(items.length);
    const asked = [...this.groups(items, userIdOf)].map(async ([shard, indexes]) => {
      const own = indexes.flatMap((index) => items.slice(index, index + 1));
      for (const [at, answer] of (await ask(shard, own)).entries()) answers[indexes[at] ?? 0] = answer;
    });
    await Promise.all(asked);
    return answers;
  }

  /** The places in `items` of those of each shard. */
  private groups<T>(items: readonly T[], userIdOf: (item: T) => number): Map<MarkerShard, number[]> {
    const groups = new Map<MarkerShard, number[]>();
    for (const [index, item] of items.entries()) {
      const shard = this.shardOf(userIdOf(item));
      const group = groups.get(shard);
      if (group) group.push(index);
      else groups.set(shard, [index]);
    }
    return groups;
  }
}

/**
 * What the keys of a shard begin with; those of layouts with other numbers of shards differ. So
 * written, three and six shards spread evenly over three masters.
 */
function tagOf(shardCount: number, index: number): string {
  return shardCount === 1 ? `${MARKER_KEYS}}:` : `${MARKER_KEYS}-${shardCount}-${index}}:`;
}
