import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { matchedEvents } from '../support/matched-events.js';
import { aRideOffer, type ProvidersStandIn, startProvidersStandIn } from '../support/providers-stand-in.js';
import { launchMatching, type RunningMatching } from '../support/running-matching.js';
import { aRoute, savedRouteCalls } from '../support/saved-route-calls.js';

describe('an offer that comes while MongoDB is unavailable', () => {
  let nats: PrivateServer;
  let mongodb: PrivateServer;
  let users: UsersStandIn;
  let providers: ProvidersStandIn;
  let matching: RunningMatching;

  beforeAll(async () => {
    [nats, mongodb] = await Promise.all([privateServer('nats'), privateServer('mongodb')]);
    users = await startUsersStandIn(nats.url);
    providers = await startProvidersStandIn(nats.url);
    matching = await launchMatching({ nats: nats.url, mongodb: mongodb.url });
    await matching.ready();
  });
  afterAll(async () => {
    await matching.stop();
    await Promise.all([users.stop(), providers.stop()]);
    await Promise.all([nats.end(), mongodb.end()]);
  });

  it('is announced to the owners of saved routes after its return, once', async () => {
    const saved = await savedRouteCalls(matching.client).save(aRoute());
    const offer = aRideOffer({ id: 101, userId: 102 });
    await mongodb.stop();
    await providers.goOnline(offer);
    await mongodb.start();
    await eventually('it is announced', async () => (await matchedEvents(nats.url)).length > 0);
    expect(await matchedEvents(nats.url)).toMatchObject([
      { savedRouteId: saved.id, offer: { id: offer.id } },
    ]);
  });
});
