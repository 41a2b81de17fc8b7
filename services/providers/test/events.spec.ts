import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { startWorld, type World } from './support/world.js';

const { wentOnline, wentOffline } = providersEvents;

describe('events', () => {
  let world: World;
  let nats: NatsConnection;
  const told: { subject: string; userId: number }[] = [];

  beforeAll(async () => {
    world = await startWorld();
    nats = await connect({ servers: world.addresses.nats });
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
    await world.providers.events.ensure(usersEvents.profileChanged.stream);
  });
  afterAll(async () => {
    await nats.close();
    await world.stop();
  });

  const toldOf = (userId: number) =>
    told.filter((each) => each.userId === userId).map(({ subject }) => subject);

  it('tell of a provider that went online and offline, in this order', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    await world.goOffline(id);
    await world.goOffline(id);
    await eventually('both are told', async () => toldOf(id).length === 2);
    expect(toldOf(id)).toEqual([wentOnline.subject, wentOffline.subject]);
  });

  it('of a changed profile change nothing when they arrive again or after a newer one', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    const change = (fullName: string, at: number) =>
      outboxEvent(usersEvents.profileChanged, { userId: id, fullName, phone: null }, at);
    const now = Date.now();
    await world.providers.events.publish(change('Yeni Ad', now + 2));
    await world.providers.events.publish(change('Eski Ad', now + 1));
    await world.providers.events.publish(change('Son Ad', now + 3));
    await eventually('the last is shown', async () => (await world.listed(id))?.fullName === 'Son Ad');
    await world.providers.events.publish(change('Eski Ad', now + 1));

    const other = world.users.add();
    await world.goOnline(other.id);
    const last = { userId: other.id, fullName: 'Başka Ad', phone: null };
    await world.providers.events.publish(outboxEvent(usersEvents.profileChanged, last));
    await eventually('all are heard', async () => (await world.listed(other.id))?.fullName === 'Başka Ad');
    expect(await world.listed(id)).toMatchObject({ fullName: 'Son Ad' });
  });
});
