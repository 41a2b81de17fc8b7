import { connect, type NatsConnection } from '@nats-io/transport-node';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/connections';
import { promoteJob } from '../support/promote-job.js';
import { anOffer } from '../support/builders.js';
import { providerCalls } from '../support/provider-calls.js';
import { startProviders, startTestBed, type TestBed } from '../support/test-bed.js';

describe('jobs of a stopped instance', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const eventIds = new Set<string>();
  const events: { kind: string; offerId: number }[] = [];

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    for (const { subject, payload } of [providersEvents.offerPlanned, providersEvents.departureDue]) {
      nats.subscribe(subject, {
        callback: (_, message) => {
          const event = EventMessage.parse(message.json());
          if (eventIds.has(event.id)) return; // two instances relayed it; JetStream drops it by its id too
          eventIds.add(event.id);
          events.push({
            kind: subject.split('.').at(-1) ?? '',
            offerId: payload.parse(event.payload).offerId,
          });
        },
      });
    }
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const getEvents = (offerId: number) =>
    events.filter((event) => event.offerId === offerId).map(({ kind }) => kind);
  const areAnnounced = (offerId: number, ...kinds: string[]) =>
    eventually(`${kinds.join(', ')} are announced`, async () => getEvents(offerId).join() === kinds.join());
  const sweep = () => promoteJob(testBed.redis, ({ name }) => name === 'sweep');

  it('run in another instance: an offer ends on time', async () => {
    const { id } = testBed.users.add();
    const second = await startProviders(testBed.addresses);
    await providerCalls(second.client).goOnline(id, anOffer({ duration: 30 }));
    await second.stop();
    await promoteJob(testBed.redis, ({ data }) => JSON.stringify(data).includes(`"userId":${id},`));
    await eventually('the offer has ended', async () => !(await testBed.status(id)).isOnline);
  });

  it('announce each departure once, even if the instance is killed meanwhile', async () => {
    const second = await startProviders(testBed.addresses);
    const users = [testBed.users.add(), testBed.users.add(), testBed.users.add()];
    const offers = await Promise.all(users.map(({ id }) => testBed.plan(id)));
    for (const { id } of users) {
      await withCollection(testBed.addresses.mongodb, 'planners', (planners) =>
        planners.updateOne({ _id: id }, { $set: { 'plans.0.offer.departsAt': Date.now() - 1_000 } }),
      );
    }
    const settle = (userId: number) =>
      promoteJob(
        testBed.redis,
        ({ name, data }) => name === 'settle-plans' && JSON.stringify(data) === `{"userId":${userId}}`,
      );
    await Promise.all([...users.map(({ id }) => settle(id)), second.crash()]);
    await second.stop();
    await sweep();
    for (const { id } of offers) await areAnnounced(id, 'offer-planned', 'departure-due');
    await sweep();
    const last = await testBed.plan(testBed.users.add().id);
    await areAnnounced(last.id, 'offer-planned');
    for (const { id } of offers) expect(getEvents(id)).toEqual(['offer-planned', 'departure-due']);
  });
});
