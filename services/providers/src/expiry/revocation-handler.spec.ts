import { jest } from '@jest/globals';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { eventually } from '@rotadas/test-kit/eventually';
import { aPlan, ANKARA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { PositionStoreService } from '../presence/position-store.service.js';
import { RevocationHandler } from './revocation-handler.js';

describe('RevocationHandler', () => {
  const service = useProvidersInMemory();
  let handler: RevocationHandler;
  let [revoked, other]: number[] = [];

  beforeEach(async () => {
    handler = service.get(RevocationHandler);
    [revoked, other] = [await createProvider(), await createProvider()];
  });
  afterEach(() => handler.onApplicationShutdown());

  /** The provider has a live and a planned offer. */
  async function createProvider(): Promise<number> {
    const { id } = service.users.add();
    await service.goOnline(id);
    await service.get(PlannedService).plan(id, aPlan());
    return id;
  }
  const receive = (change: AccessChange) => service.subscriber.receive(ACCESS_CHANGED, change);
  const offers = async (userId = 0) => {
    const planned = await service.get(PlannedService).listOwn(userId);
    return (service.markers.getMarker(userId) ? 1 : 0) + planned.length;
  };

  const hasNoOffers = (userId = 0) =>
    eventually('all offers are ended', async () => (await offers(userId)) === 0);

  it.each(['deleted', 'suspended', 'restricted'] as const)(
    'ends all offers of an account that is %s and erases its last position, but no others',
    async (kind) => {
      handler.onApplicationBootstrap();
      receive({ kind: 'changed', userId: other ?? 0 });
      receive({ kind, userId: revoked ?? 0 });
      await hasNoOffers(revoked);
      await eventually(
        'the last position is erased',
        async () => (await service.markers.findLastPosition(revoked ?? 0)) === null,
      );
      expect(await offers(other)).toBe(2);
      const last = service.providers.events.at(-1);
      expect(last?.payload).toMatchObject({ userId: revoked, reason: 'access-lost' });
    },
  );

  it('lets a position that was queued before store nothing', async () => {
    handler.onApplicationBootstrap();
    receive({ kind: 'restricted', userId: revoked ?? 0 });
    await hasNoOffers(revoked);
    const queued = [revoked ?? 0, other ?? 0].map((userId) => ({ userId, ...ANKARA, at: null }));
    expect(await service.get(PositionStoreService).store(queued)).toEqual(['offline', 'stored']);
    expect(service.markers.getMarker(revoked ?? 0)).toBeNull();
  });

  it.each([
    ['deleted', (userId: number) => service.users.erase(userId)],
    ['suspended', (userId: number) => service.users.suspend(userId)],
  ])('ends the live and planned offers of accounts that were %s before it started', async (_how, revoke) => {
    const { id: live } = service.users.add();
    await service.goOnline(live);
    await service.goOffline(revoked ?? 0);
    for (const userId of [live, revoked ?? 0]) revoke(userId);
    handler.onApplicationBootstrap();
    await hasNoOffers(live);
    await hasNoOffers(revoked);
    expect(await offers(other)).toBe(2);
  });

  it.each([
    ['a reconnection', () => service.subscriber.reconnect()],
    ['a report that changes may have been missed', () => receive({ kind: 'missed' })],
  ])('ends the offers of deleted accounts after %s', async (_what, requestReview) => {
    const addresses = jest.spyOn(service.rpc, 'call');
    handler.onApplicationBootstrap();
    await eventually('the first review is over', async () => addresses.mock.calls.length > 0);
    service.users.erase(revoked ?? 0);
    requestReview();
    await hasNoOffers(revoked);
    expect(await offers(other)).toBe(2);
  });

  it('retries after a failure, and continues with other accounts meanwhile', async () => {
    const remove = service.markers.remove.bind(service.markers);
    let failures = 0;
    jest.spyOn(service.markers, 'remove').mockImplementation(async (userId, session) => {
      if (userId !== revoked || (await offers(other)) === 0) return remove(userId, session);
      failures += 1;
      throw UNAVAILABLE;
    });
    handler.onApplicationBootstrap();
    receive({ kind: 'deleted', userId: revoked ?? 0 });
    receive({ kind: 'deleted', userId: other ?? 0 });
    await hasNoOffers(revoked);
    expect(failures).toBeGreaterThan(0);
  });
});
