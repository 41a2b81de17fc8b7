import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { startTestBed, type TestBed } from './support/test-bed.js';

const { wentOnline, wentOffline } = providersEvents;

describe('events', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const told: { subject: string; userId: number }[] = [];

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    nats.subscribe('providers.events.>', {
      callback: (_, message) => {
        const { payload } = EventMessage.parse(message.json());
        told.push({
          subject: message.subject,
          userId: wentOnline.payload.pick({ userId: true }).parse(payload).userId,
        });
      },
    });
    await nats.flush();
    await testBed.providers.events.ensure(usersEvents.profileChanged.stream);
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const toldOf = (userId: number) =>
    told.filter((each) => each.userId === userId).map(({ subject }) => subject);

  it('tell of a provider that went online and offline, in this order', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    await testBed.goOffline(id);
    await eventually('both are told', async () => toldOf(id).length === 2);
    expect(toldOf(id)).toEqual([wentOnline.subject, wentOffline.subject]);
  });

  it('of a changed profile change nothing when they arrive again or after a newer one', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const change = (fullName: string, at: number) =>
      outboxEvent(usersEvents.profileChanged, { userId: id, fullName, phone: null }, at);
    const now = Date.now();
    await testBed.providers.events.publish(change('Yeni Ad', now + 2));
    await testBed.providers.events.publish(change('Eski Ad', now + 1));
    await testBed.providers.events.publish(change('Son Ad', now + 3));
    await eventually('the last is shown', async () => (await testBed.listed(id))?.fullName === 'Son Ad');
    await testBed.providers.events.publish(change('Eski Ad', now + 1));

    const other = testBed.users.add();
    await testBed.goOnline(other.id);
    const last = { userId: other.id, fullName: 'Başka Ad', phone: null };
    await testBed.providers.events.publish(outboxEvent(usersEvents.profileChanged, last));
    await eventually('all are heard', async () => (await testBed.listed(other.id))?.fullName === 'Başka Ad');
    expect(await testBed.listed(id)).toMatchObject({ fullName: 'Son Ad' });
  });
});
