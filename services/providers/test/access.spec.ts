import { connect, type NatsConnection } from '@nats-io/transport-node';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { eventually } from '@rotadas/test-kit/eventually';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('an account that loses its access', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const offlineReasons = new Map<number, string>();

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    nats.subscribe(providersEvents.wentOffline.subject, {
      callback: (_, message) => {
        const { payload } = EventMessage.parse(message.json());
        const { userId, reason } = providersEvents.wentOffline.payload.parse(payload);
        offlineReasons.set(userId, reason);
      },
    });
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const tell = (change: AccessChange) => nats.publish(ACCESS_CHANGED, JSON.stringify(change));
  /** Somebody on the map, who has planned something too. */
  const somebody = async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.plan(id);
    return id;
  };
  const isOff = (userId: number) =>
    eventually('all that it offers is ended', async () => {
      const [listed, planned] = [await testBed.listed(userId), await testBed.plannedBy(userId)];
      return listed === undefined && planned.length === 0;
    });

  it.each(['gone', 'suspended'] as const)('leaves the map once it is %s, and nobody else', async (kind) => {
    const [lost, other] = [await somebody(), await somebody()];
    tell({ kind: 'changed', userId: other });
    tell({ kind, userId: lost });
    await isOff(lost);
    expect((await testBed.status(lost)).isOnline).toBe(false);
    await eventually('it is announced', async () => offlineReasons.get(lost) === 'access-lost');
    expect(await testBed.listed(other)).toBeDefined();
    expect(await testBed.plannedBy(other)).toHaveLength(1);
  });

  it('leaves the map where it was erased while nobody was told', async () => {
    const [lost, other] = [await somebody(), await somebody()];
    testBed.users.erase(lost);
    tell({ kind: 'missed' });
    await isOff(lost);
    expect(await testBed.listed(other)).toBeDefined();
  });
});
