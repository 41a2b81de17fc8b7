import { MarkerLayout, markerTtl } from './marker-layout.js';

/** Redis Cluster computes the slot of a key from its hash tag only. */
const hashTag = (key: string) => /\{([^{}]+)\}/.exec(key)?.[1];

describe('MarkerLayout', () => {
  it('has keys without a shard number if there is one shard', () => {
    const shard = new MarkerLayout(1).shardFor(7);
    expect(shard.markerKey(7)).toBe('{markers}:7');
    expect(shard.geoKey).toBe('{markers}:geo');
    expect(shard.awaitingKey).toBe('{markers}:awaited');
    expect(shard.snapshotCopyKey(5)).toBe('{markers}:found:5');
  });

  it('puts the keys of a shard in one slot, and each shard of each layout in another', () => {
    const shards = [1, 2, 8].flatMap((count) => new MarkerLayout(count).shards);
    for (const shard of shards) {
      const keys = [shard.markerKey(7), shard.geoKey, shard.awaitingKey, shard.snapshotCopyKey(5)];
      expect(new Set(keys.map(hashTag)).size).toBe(1);
    }
    expect(new Set(shards.map(({ geoKey }) => hashTag(geoKey))).size).toBe(11);
  });

  it('requests each shard once, and returns results in the order of the items', async () => {
    const layout = new MarkerLayout(3);
    const requested: (readonly number[])[] = [];
    const results = await layout.perShard([4, 6, 1, 8, 3], Number, async (shard, ids) => {
      requested.push(ids);
      return ids.map((id) => `${shard.geoKey} ${id}`);
    });
    expect(requested).toEqual([[4, 1], [6, 3], [8]]);
    expect(results.map((result) => result.split(' ')[1])).toEqual(['4', '6', '1', '8', '3']);
  });

  it('requests nothing without items', async () => {
    const request = () => Promise.reject(new Error('was requested'));
    expect(await new MarkerLayout(3).perShard([], Number, request)).toEqual([]);
  });
});

describe('markerTtl', () => {
  it.each([
    ['20 sweeps', { SWEEP_EVERY: 30, STALE_AFTER: 900 }, 600],
    ['20 sweeps, however late providers go offline', { SWEEP_EVERY: 30, STALE_AFTER: 7_200 }, 600],
    ['less than STALE_AFTER', { SWEEP_EVERY: 30, STALE_AFTER: 301 }, 200],
    ['three sweeps, if these are rare', { SWEEP_EVERY: 60, STALE_AFTER: 60 }, 180],
  ])('is %s', (_rule, env, ttl) => expect(markerTtl(env)).toBe(ttl));
});
