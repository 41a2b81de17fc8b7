import { MarkerLayout, markerTtl } from './marker-layout.js';

/** What alone decides on a key's slot in a Redis Cluster. */
const tagOf = (key: string) => /\{([^}]+)\}/.exec(key)?.[1];

describe('MarkerLayout', () => {
  it('has the keys of before where there is one shard', () => {
    const shard = new MarkerLayout(1).shardFor(7);
    expect(shard.markerKey(7)).toBe('{markers}:7');
    expect(shard.geoKey).toBe('{markers}:geo');
    expect(shard.awaitingKey).toBe('{markers}:awaited');
    expect(shard.foundKey(5)).toBe('{markers}:found:5');
  });

  it('keeps what a script touches in one slot, and the shards of all layouts apart', () => {
    const shards = [1, 2, 8].flatMap((count) => new MarkerLayout(count).shards);
    for (const shard of shards) {
      const keys = [shard.markerKey(7), shard.geoKey, shard.awaitingKey, shard.foundKey(5)];
      expect(new Set(keys.map(tagOf)).size).toBe(1);
    }
    expect(new Set(shards.map(({ geoKey }) => tagOf(geoKey))).size).toBe(11);
  });

  it('asks each shard once, and answers in the order of what was asked', async () => {
    const layout = new MarkerLayout(3);
    const asked: (readonly number[])[] = [];
    const answers = await layout.perShard([4, 6, 1, 8, 3], Number, async (shard, ids) => {
      asked.push(ids);
      return ids.map((id) => `${shard.geoKey} ${id}`);
    });
    expect(asked).toEqual([[4, 1], [6, 3], [8]]);
    expect(answers.map((answer) => answer.split(' ')[1])).toEqual(['4', '6', '1', '8', '3']);
  });

  it('asks nobody for nothing', async () => {
    const ask = () => Promise.reject(new Error('was asked'));
    expect(await new MarkerLayout(3).perShard([], Number, ask)).toEqual([]);
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
