import { SEEN_KEY } from '../src/store/redis-keys.js';
import { anOffer, providerCalls } from './support/provider-calls.js';
import { startWorld, type World } from './support/world.js';

describe('the list of active providers', () => {
  let world: World;
  let calls: ReturnType<typeof providerCalls>;

  beforeAll(async () => {
    world = await startWorld();
    calls = providerCalls(world.providers.client);
  });
  afterAll(() => world.stop());

  it('holds the type that is asked for only', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id, anOffer({ type: 'sea_tours' }));
    expect(await calls.listed(id, 'sea_tours')).toBeDefined();
    expect(await calls.listed(id, 'taxi')).toBeUndefined();
    expect(await calls.listed(id, 'all')).toBeDefined();
  });

  it('does not show the phone of a provider who does not want it', async () => {
    const { id } = world.users.add();
    await calls.goOnline(id, anOffer({ showPhone: false }));
    expect(await calls.listed(id)).toMatchObject({ id, phone: null });
  });

  it('leaves out whom Redis knows of only by half', async () => {
    const { id } = world.users.add();
    await world.redis.zadd(SEEN_KEY, Date.now(), String(id));
    expect(await calls.listed(id)).toBeUndefined();
  });
});
