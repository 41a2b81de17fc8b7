import { distancesAround } from './support/distances-around.js';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { seedMarkers } from './support/crowd.js';
import { startWorld, type World } from './support/world.js';

describe('a near search', () => {
  let world: World;
  beforeAll(async () => void (world = await startWorld()));
  beforeEach(() => world.redis.flushall());
  afterAll(() => world.stop());

  const idsNear = async (search: Parameters<World['near']>[0] = {}) =>
    (await world.near(search)).map(({ id }) => id);

  it('finds who is around a place, nearest first, with the distance in metres', async () => {
    const [far, near, elsewhere] = [world.users.add(), world.users.add(), world.users.add()];
    await world.goOnline(far.id, anOffer(), { latitude: 40.01, longitude: 32.86 });
    await world.goOnline(near.id, anOffer(), { latitude: 39.98, longitude: 32.86 });
    await world.goOnline(elsewhere.id, anOffer(), KONYA);
    expect(await world.near()).toEqual([
      expect.objectContaining({ id: near.id, latitude: 39.98, distance: 1_112 }),
      expect.objectContaining({ id: far.id, latitude: 40.01, distance: 4_449 }),
    ]);
    expect(await idsNear({ radius: 2_000 })).toEqual([near.id]);
    expect(await idsNear({ limit: 1 })).toEqual([near.id]);
    expect(await idsNear({ place: KONYA })).toEqual([elsewhere.id]);
  });

  it('follows positions, and forgets who goes offline', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    await world.move(id, KONYA);
    expect([await idsNear(), await idsNear({ place: KONYA })]).toEqual([[], [id]]);
    await world.goOffline(id);
    expect(await idsNear({ place: KONYA })).toEqual([]);
  });

  it('finds who offers the service, though many others are nearer', async () => {
    await seedMarkers(world.redis, [
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
    await seedMarkers(world.redis, [
      { ...ANKARA, userId: 1_000, endsAt: over },
      { ...ANKARA, userId: 1_001, endsAt: open },
    ]);
    expect(await idsNear()).toEqual([1_001]);
  });

  it('does not show the phone of a provider who does not want it', async () => {
    const { id } = world.users.add();
    await world.goOnline(id, anOffer({ showPhone: false }));
    expect(await world.near()).toEqual([expect.objectContaining({ id, phone: null })]);
  });
});
