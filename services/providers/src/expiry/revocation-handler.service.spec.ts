import { jest } from '@jest/globals';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { eventually } from '@rotadas/test-kit/eventually';
import { aPlan } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory } from '../../test/support/in-memory/in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { RevocationHandler } from './revocation-handler.service.js';

describe('AccessFollower', () => {
  const service = useProvidersInMemory();
  let follower: RevocationHandler;
  let [lost, other]: number[] = [];

  beforeEach(async () => {
    follower = service.get(RevocationHandler);
    [lost, other] = [await createProvider(), await createProvider()];
  });
  afterEach(() => follower.onApplicationShutdown());

  /** With a live offer and a planned offer. */
  async function createProvider(): Promise<number> {
    const { id } = service.users.add();
    await service.goOnline(id);
    await service.get(PlannedService).plan(id, aPlan());
    return id;
  }
  const receive = (change: AccessChange) => service.broadcasts.publish(ACCESS_CHANGED, change);
  const offers = async (userId = 0) => {
    const planned = await service.get(PlannedService).listOwn(userId);
    return (service.markers.getMarker(userId) ? 1 : 0) + planned.offers.length;
  };

  const hasNoOffers = (userId = 0) =>
    eventually('all offers are ended', async () => (await offers(userId)) === 0);

  it.each(['gone', 'suspended'] as const)(
    'ends all offers of an account that is %s, and no others',
    async (kind) => {
      follower.onApplicationBootstrap();
      receive({ kind: 'changed', userId: other ?? 0 });
      receive({ kind, userId: lost ?? 0 });
      await hasNoOffers(lost);
      expect(await offers(other)).toBe(2);
      const last = service.providers.events.at(-1);
      expect(last?.payload).toMatchObject({ userId: lost, reason: 'access-lost' });
    },
  );

  it('erases the last position of a deleted account', async () => {
    await service.goOffline(lost ?? 0);
    expect(await service.markers.findLastPosition(lost ?? 0)).not.toBeNull();
    follower.onApplicationBootstrap();
    receive({ kind: 'gone', userId: lost ?? 0 });
    await hasNoOffers(lost);
    await eventually('the position is erased', async () => {
      return (await service.markers.findLastPosition(lost ?? 0)) === null;
    });
  });

  it('ends the offers of accounts that were deleted before it started', async () => {
    service.users.erase(lost ?? 0);
    follower.onApplicationBootstrap();
    await hasNoOffers(lost);
    expect(await offers(other)).toBe(2);
  });

  it('ends the planned offers of a deleted account that is offline', async () => {
    for (const userId of [lost, other]) await service.goOffline(userId ?? 0);
    service.users.erase(lost ?? 0);
    follower.onApplicationBootstrap();
    await hasNoOffers(lost);
    expect(await offers(other)).toBe(1);
  });

  it.each([
    ['a reconnection', () => service.broadcasts.reconnect()],
    ['a report that changes may have been missed', () => receive({ kind: 'missed' })],
  ])('ends the offers of deleted accounts after %s', async (_what, review) => {
    const addresses = jest.spyOn(service.rpc, 'call');
    follower.onApplicationBootstrap();
    await eventually('the first review is over', async () => addresses.mock.calls.length > 0);
    service.users.erase(lost ?? 0);
    review();
    await hasNoOffers(lost);
    expect(await offers(other)).toBe(2);
  });

  it('retries after a failure, and continues with other accounts meanwhile', async () => {
    const remove = service.markers.remove.bind(service.markers);
    let failures = 0;
    jest.spyOn(service.markers, 'remove').mockImplementation(async (userId, session) => {
      if (userId !== lost || (await offers(other)) === 0) return remove(userId, session);
      failures += 1;
      throw UNAVAILABLE;
    });
    follower.onApplicationBootstrap();
    receive({ kind: 'gone', userId: lost ?? 0 });
    receive({ kind: 'gone', userId: other ?? 0 });
    await hasNoOffers(lost);
    expect(failures).toBeGreaterThan(0);
  });
});
