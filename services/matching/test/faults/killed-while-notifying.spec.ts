import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/connections';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { matchedEvents } from '../support/matched-events.js';
import { aRideOffer, type ProvidersStandIn, startProvidersStandIn } from '../support/providers-stand-in.js';
import { type RunningMatching, startMatching, startReplica } from '../support/running-matching.js';
import { aRoute, savedRouteCalls } from '../support/saved-route-calls.js';

const ROUTES = 50;
const OFFERS = 30;

/** Includes the redelivery of events of a killed instance. */
const LIMIT_MS = 60_000;

describe('an instance that is killed while it notifies', () => {
  let nats: PrivateServer;
  let users: UsersStandIn;
  let providers: ProvidersStandIn;
  let first: RunningMatching;
  let second: RunningMatching;

  beforeAll(async () => {
    nats = await privateServer('nats');
    users = await startUsersStandIn(nats.url);
    providers = await startProvidersStandIn(nats.url);
    first = await startMatching({ nats: nats.url });
    second = await startReplica(first.addresses);
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await Promise.all([users.stop(), providers.stop()]);
    await nats.end();
  });

  const notifications = async () =>
    (await matchedEvents(nats.url)).map(({ savedRouteId, offer }) => `${savedRouteId}/${offer.id}`);
  const countNotified = () =>
    withCollection(first.addresses.mongodb, 'saved-routes', (routes) =>
      routes.countDocuments({ 'notifiedOfferIds.0': { $exists: true } }),
    );

  it('loses and repeats no notification, beside another instance', async () => {
    const { save } = savedRouteCalls(first.client);
    const users = Array.from({ length: ROUTES }, (_, index) => 1_000 + index);
    const routes: SavedRoute[] = [];
    for (const userId of users) routes.push(await save(aRoute(), userId)); // concurrent calls would time out
    const offers = Array.from({ length: OFFERS }, (_, index) =>
      aRideOffer({ id: index + 1, userId: index + 1 }),
    );
    const expected = routes.flatMap(({ id }) => offers.map((offer) => `${id}/${offer.id}`));

    const online = Promise.all(offers.map((offer) => providers.goOnline(offer)));
    await eventually('the first owners are notified', async () => (await countNotified()) > 0, LIMIT_MS);
    await first.crash();
    await first.restart();
    const half = async () => (await notifications()).length >= expected.length / 2;
    await eventually('half of them are notified', half, LIMIT_MS);
    await second.crash();
    await second.restart();
    await online;
    const all = async () => new Set(await notifications()).size === expected.length;
    await eventually('all are notified', all, LIMIT_MS);
    expect((await notifications()).sort()).toEqual(expected.sort());
  }, 120_000);
});
