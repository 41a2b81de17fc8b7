import { ON_MAP_KEY } from '../src/store/redis-keys.js';
import { anOffer } from './support/provider-calls.js';
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
    await world.redis.zadd(ON_MAP_KEY, Date.now(), String(id));
    expect(await world.listed(id)).toBeUndefined();
  });
});
