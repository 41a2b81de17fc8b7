import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { matchedEvents } from './support/matched-events.js';
import { aRideOffer, type ProvidersStandIn, startProvidersStandIn } from './support/providers-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';
import { aRoute, savedRouteCalls } from './support/saved-route-calls.js';

describe('saved routes over NATS', () => {
  let users: UsersStandIn;
  let providers: ProvidersStandIn;
  let matching: RunningMatching;
  let calls: ReturnType<typeof savedRouteCalls>;
  let lastId = 1_000;
  const newId = () => (lastId += 1);

  beforeAll(async () => {
    const nats = requireEnv('NATS_URL');
    users = await startUsersStandIn(nats);
    providers = await startProvidersStandIn(nats);
    matching = await startMatching();
    calls = savedRouteCalls(matching.client);
  });
  afterAll(async () => {
    await matching.stop();
    await Promise.all([users.stop(), providers.stop()]);
  });

  const save = (change: Parameters<typeof aRoute>[0] = {}, userId = newId()) =>
    calls.save(aRoute(change), userId);
  const areNotified = (offerId: number, routes: number[]) =>
    eventually(`${routes.join(', ')} are notified of offer ${offerId}`, async () => {
      const events = (await matchedEvents(requireEnv('NATS_URL'))).filter(
        ({ offer }) => offer.id === offerId,
      );
      expect(events.map(({ savedRouteId }) => savedRouteId)).toEqual(routes);
      return true;
    });

  it('are saved, changed, listed and deleted', async () => {
    const owner = newId();
    const saved = await save({ days: [1, 5] }, owner);
    expect(saved).toMatchObject({ from: { name: 'Balıkesir' }, days: [1, 5], isActive: true });
    const edited = await calls.edit(saved.id, { days: [6] }, owner);
    expect(edited).toEqual({ ...saved, days: [6] });
    expect(await calls.list(owner)).toEqual([edited]);
    await calls.remove(saved.id, owner);
    expect(await calls.list(owner)).toEqual([]);
  });

  it('are announced for live offers that fit, also after a change', async () => {
    const [first, second] = [await save(), await save({ to: { name: 'Çanakkale' } })];
    const offer = aRideOffer({ id: newId(), userId: newId() });
    await providers.goOnline(offer);
    await areNotified(offer.id, [first.id]);
    await providers.change({ ...offer, to: 'Çanakkale' });
    await areNotified(offer.id, [first.id, second.id]);
  });

  it('are counted for a draft', async () => {
    const ends = { from: { name: 'Sivas' }, to: { name: 'Erzincan' } };
    for (let users = 0; users < 3; users += 1) await save(ends);
    expect(await calls.countWaiting(newId(), { type: 'companion', ...ends })).toEqual({ waiting: 3 });
  });

  it('are announced for planned offers', async () => {
    const { id } = await save({ from: { name: 'Konya' }, to: { name: 'Ankara' } });
    const offer = aRideOffer({ id: newId(), userId: newId(), from: 'Konya', to: 'Ankara' });
    await providers.plan({ ...offer, departsAt: Date.parse('2031-06-02T10:00+03:00') });
    await areNotified(offer.id, [id]);
  });
});
