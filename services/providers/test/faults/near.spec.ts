import { distancesAround } from '../support/distances-around.js';
import { ANKARA, anOffer, KONYA } from '../support/provider-calls.js';
import { seedMarkers } from '../support/seed-markers.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';

describe('a near search', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  beforeEach(() => testBed.redis.flushall());
  afterAll(() => testBed.stop());

  const idsNear = async (search: Parameters<TestBed['near']>[0] = {}) =>
    (await testBed.near(search)).map(({ id }) => id);

  it('finds who is around a place, nearest first, with the distance in metres', async () => {
    const [far, near, elsewhere] = [testBed.users.add(), testBed.users.add(), testBed.users.add()];
    await testBed.goOnline(far.id, anOffer(), { latitude: 40.01, longitude: 32.86 });
    await testBed.goOnline(near.id, anOffer(), { latitude: 39.98, longitude: 32.86 });
    await testBed.goOnline(elsewhere.id, anOffer(), KONYA);
    expect(await testBed.near()).toEqual([
      expect.objectContaining({ id: near.id, latitude: 39.98, distance: 1_112 }),
      expect.objectContaining({ id: far.id, latitude: 40.01, distance: 4_449 }),
    ]);
    expect(await idsNear({ radius: 2_000 })).toEqual([near.id]);
    expect(await idsNear({ limit: 1 })).toEqual([near.id]);
    expect(await idsNear({ place: KONYA })).toEqual([elsewhere.id]);
  });

  it('follows positions, and forgets who goes offline', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.move(id, KONYA);
    expect([await idsNear(), await idsNear({ place: KONYA })]).toEqual([[], [id]]);
    await testBed.goOffline(id);
    expect(await idsNear({ place: KONYA })).toEqual([]);
  });

  it('finds who offers the service, though many others are nearer', async () => {
    await seedMarkers(testBed, [
      ...distancesAround(ANKARA, 50).map((point, index) => ({ ...point, userId: 1_000 + index })),
      ...distancesAround(ANKARA, 3, 50).map((point, index) => {
        return { ...point, userId: 2_000 + index, type: 'cargo' as const };
      }),
    ]);
    expect(await idsNear({ serviceType: 'cargo', limit: 2 })).toEqual([2_000, 2_001]);
    expect(await idsNear({ serviceType: 'cargo' })).toEqual([2_000, 2_001, 2_002]);
    expect(await idsNear({ serviceType: 'sea_tours' })).toEqual([]);
  });

  it('leaves out offers past their end, though they were not worked off yet', async () => {
    const [over, open] = [1, Date.now() + 60_000];
    await seedMarkers(testBed, [
      { ...ANKARA, userId: 1_000, endsAt: over },
      { ...ANKARA, userId: 1_001, endsAt: open },
    ]);
    expect(await idsNear()).toEqual([1_001]);
  });

  it('does not show the phone of a provider who does not want it', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id, anOffer({ showPhone: false }));
    expect(await testBed.near()).toEqual([expect.objectContaining({ id, phone: null })]);
  });
});
