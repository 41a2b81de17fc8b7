import { cellOf } from '@rotadas/contracts/live/cell';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { MARKERS } from './support/marker-keys.js';
import { seedMarkers } from './support/seed-markers.js';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('a snapshot of the map', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  it('does not show the phone of a provider who does not want it', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id, anOffer({ showPhone: false }));
    expect(await testBed.listed(id)).toMatchObject({ id, phone: null });
  });

  it('leaves out whom Redis knows of only by half', async () => {
    const { id } = testBed.users.add();
    await testBed.redis.geoadd(MARKERS.geoKey, ANKARA.longitude, ANKARA.latitude, String(id));
    expect(await testBed.listed(id)).toBeUndefined();
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
    await seedMarkers(testBed, [...inside, ...beside]);
    const shown = (await testBed.shownIn(cellOf(KONYA))).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(inside.map(({ userId }) => userId));
  });

  describe('of a crowded cell', () => {
    const cell = cellOf({ latitude: 41.1, longitude: 29.1 });
    const members = Array.from({ length: 1_500 }, (_, index) => {
      return { userId: 10_000 + index, latitude: 41.1, longitude: 29.1 };
    });
    beforeAll(() => seedMarkers(testBed, members));

    it('comes in pages, and shows everybody though all stand in one place', async () => {
      const shown = new Set((await testBed.shownIn(cell)).map(({ id }) => id));
      expect(shown).toEqual(new Set(members.map(({ userId }) => userId)));
    });

    it('misses nobody who moves between two pages', async () => {
      const { client } = testBed.providers;
      const first = await client.call(liveRoutes.snapshot, { cell, cursor: '0' });
      const others = members.filter(({ userId }) => !first.providers.some(({ id }) => id === userId));
      await seedMarkers(
        testBed,
        others.map((each) => ({ ...each, latitude: 41.01 })),
      );
      const seen = new Set(first.providers.map(({ id }) => id));
      for (let { cursor } = first; cursor !== null;) {
        const page = await client.call(liveRoutes.snapshot, { cell, cursor });
        for (const { id } of page.providers) seen.add(id);
        cursor = page.cursor;
      }
      expect(seen.size).toBe(members.length);
    });

    it('begins anew where its next page was not asked for in time', async () => {
      await expect(
        testBed.providers.client.call(liveRoutes.snapshot, { cell, cursor: '7:1' }),
      ).rejects.toMatchObject({ code: 'dependency-away' });
    });

    it('leaves nothing behind in Redis', async () => {
      await testBed.shownIn(cell);
      const [, kept] = await testBed.redis.scan(
        '0',
        'MATCH',
        MARKERS.foundKey(0).replace(/0$/, '*'),
        'COUNT',
        10_000,
      );
      expect(kept).toEqual([]);
    });
  });
});
