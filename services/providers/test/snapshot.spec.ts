import { cellOf } from '@rotadas/contracts/live/cell';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { foundKey, GEO_KEY } from '../src/store/redis-keys.js';
import { seedMarkers } from './support/crowd.js';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startWorld, type World } from './support/world.js';

describe('a snapshot of the map', () => {
  let world: World;
  beforeAll(async () => void (world = await startWorld()));
  afterAll(() => world.stop());

  it('does not show the phone of a provider who does not want it', async () => {
    const { id } = world.users.add();
    await world.goOnline(id, anOffer({ showPhone: false }));
    expect(await world.listed(id)).toMatchObject({ id, phone: null });
  });

  it('leaves out whom Redis knows of only by half', async () => {
    const { id } = world.users.add();
    await world.redis.geoadd(GEO_KEY, ANKARA.longitude, ANKARA.latitude, String(id));
    expect(await world.listed(id)).toBeUndefined();
  });

  it('shows of a cell whoever is in it, up to its edges, and nobody beside it', async () => {
    const inside = [
      { userId: 1_001, latitude: 37.75, longitude: 32.25 },
      { userId: 1_002, latitude: 37.99999, longitude: 32.25 },
      { userId: 1_003, latitude: 37.75, longitude: 32.49999 },
      { userId: 1_004, latitude: 37.99999, longitude: 32.49999 },
    ];
    const beside = [
      { userId: 1_005, latitude: 37.74999, longitude: 32.4 },
      { userId: 1_006, latitude: 38, longitude: 32.4 },
      { userId: 1_007, latitude: 37.9, longitude: 32.24999 },
      { userId: 1_008, latitude: 37.9, longitude: 32.5 },
    ];
    await seedMarkers(world.redis, [...inside, ...beside]);
    const shown = (await world.shownIn(cellOf(KONYA))).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(inside.map(({ userId }) => userId));
  });

  describe('of a crowded cell', () => {
    const cell = cellOf({ latitude: 41.1, longitude: 29.1 });
    const crowd = Array.from({ length: 1_500 }, (_, index) => {
      return { userId: 10_000 + index, latitude: 41.1, longitude: 29.1 };
    });
    beforeAll(() => seedMarkers(world.redis, crowd));

    it('comes in pages, and shows everybody though all stand in one place', async () => {
      const shown = new Set((await world.shownIn(cell)).map(({ id }) => id));
      expect(shown).toEqual(new Set(crowd.map(({ userId }) => userId)));
    });

    it('misses nobody who moves between two pages', async () => {
      const { client } = world.providers;
      const first = await client.call(liveRoutes.snapshot, { cell, cursor: '0' });
      const others = crowd.filter(({ userId }) => !first.providers.some(({ id }) => id === userId));
      await seedMarkers(
        world.redis,
        others.map((each) => ({ ...each, latitude: 41.01 })),
      );
      const seen = new Set(first.providers.map(({ id }) => id));
      for (let { cursor } = first; cursor !== null;) {
        const page = await client.call(liveRoutes.snapshot, { cell, cursor });
        for (const { id } of page.providers) seen.add(id);
        cursor = page.cursor;
      }
      expect(seen.size).toBe(crowd.length);
    });

    it('begins anew where its next page was not asked for in time', async () => {
      await expect(
        world.providers.client.call(liveRoutes.snapshot, { cell, cursor: '7:1' }),
      ).rejects.toMatchObject({ code: 'dependency-away' });
    });

    it('leaves nothing behind in Redis', async () => {
      await world.shownIn(cell);
      const [, kept] = await world.redis.scan('0', 'MATCH', foundKey(0).replace(/0$/, '*'), 'COUNT', 10_000);
      expect(kept).toEqual([]);
    });
  });
});
