import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { ANKARA, anOffer, aPlan, aRecord } from '../../test/support/builders.js';
import {
  STALE_AFTER_MS,
  UNAVAILABLE,
  useProvidersInMemory,
  USER_ID,
} from '../../test/support/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import type { ProviderRecord } from '../presence/domain/provider-record.js';
import { PresenceService } from '../presence/presence.service.js';
import { PositionStoreService } from '../presence/position-store.service.js';
import { SweepService } from './sweep.service.js';

const HOUR_MS = 3_600_000;

describe('SweepService', () => {
  const service = useProvidersInMemory();
  let sweeper: SweepService;
  const userId = USER_ID;
  let startedAt: number;
  const isOnline = async (id = userId) => (await service.get(PresenceService).getStatus(id)).isOnline;
  const startWithoutPoint = (to = 'Konya') =>
    service.get(PresenceService).setStatus(userId, {
      isOnline: true,
      service: anOffer({ duration: 'always', to }),
    });
  const reasons = () =>
    service.providers.events.flatMap(({ subject, payload }) =>
      subject.endsWith('went-offline') ? [payload] : [],
    );

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: 1 });
    startedAt = Date.now();
    sweeper = service.get(SweepService);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('ends offers of providers without a position for too long', async () => {
    const { id: fresh } = service.users.add();
    await Promise.all([userId, fresh].map((id) => service.goOnline(id, anOffer({ duration: 'always' }))));
    jest.setSystemTime(startedAt + STALE_AFTER_MS);
    await service.get(PositionStoreService).store([{ userId: fresh, ...ANKARA, at: null }]);
    await sweeper.sweep();
    expect(await isOnline()).toBe(true);
    jest.setSystemTime(startedAt + STALE_AFTER_MS + 10_000);
    await sweeper.sweep();
    expect(await isOnline()).toBe(false);
    expect(await isOnline(fresh)).toBe(true);
    expect(reasons()).toMatchObject([{ userId, reason: 'stale' }]);
  });

  it('gives a provider that started at an old position the full time to send one', async () => {
    await service.goOnline(userId, anOffer({ duration: 'always' }));
    await service.goOffline(userId);
    jest.setSystemTime(startedAt + 2 * STALE_AFTER_MS);
    await startWithoutPoint();
    await sweeper.sweep();
    expect(await isOnline()).toBe(true);
    jest.setSystemTime(startedAt + 3 * STALE_AFTER_MS + 10_000);
    await sweeper.sweep();
    expect(await isOnline()).toBe(false);
  });

  it('ends the offer of a provider that sends offers but no positions', async () => {
    await service.goOnline(userId, anOffer({ duration: 'always' }));
    for (const to of ['Bursa', 'İzmir']) {
      jest.setSystemTime(Date.now() + STALE_AFTER_MS - 60_000);
      await startWithoutPoint(to);
    }
    await sweeper.sweep();
    expect(await isOnline()).toBe(false);
    expect(reasons().at(-1)).toMatchObject({ userId, reason: 'stale' });
  });

  it('awaits a position of a provider whose marker Redis lost, and ends the offer if none arrives', async () => {
    await service.goOnline(userId, anOffer({ duration: 'always' }));
    service.markers.restart();
    jest.setSystemTime(startedAt + 2 * STALE_AFTER_MS);
    await sweeper.sweep();
    expect(await isOnline()).toBe(true);
    expect(service.markers.awaited.has(userId)).toBe(true);
    jest.setSystemTime(startedAt + 3 * STALE_AFTER_MS + 10_000);
    await sweeper.sweep();
    expect(await isOnline()).toBe(false);
    expect(service.markers.awaited.has(userId)).toBe(false);
  });

  it('restores a marker that is missing from the geo-set', async () => {
    await service.goOnline(userId);
    service.markers.placed.delete(userId);
    await sweeper.sweep();
    expect(service.markers.placed.has(userId)).toBe(true);
  });

  it('restores a marker of an earlier session', async () => {
    await service.goOnline(userId);
    const before = await service.providers.find(userId);
    if (!before) throw new Error('the provider is not stored');
    const now = await service.providers.replace(before, {
      ...before,
      offer: { ...before.offer, to: 'Bursa' },
    });
    await sweeper.sweep();
    expect(service.markers.getSession(userId)).toBe(now?.session);
    expect(service.markers.getMarker(userId)).toMatchObject({ ...ANKARA, offer: { to: 'Bursa' } });
  });

  it('removes markers of users who are offline or were never online', async () => {
    await service.goOnline(userId);
    await service.goOffline(userId);
    for (const id of [userId, 999]) service.markers.placed.add(id);
    await sweeper.sweep();
    expect([...service.markers.placed]).toEqual([]);
  });

  it('settles due departures', async () => {
    const offer = await service.get(PlannedService).plan(userId, aPlan({ departsAt: startedAt + HOUR_MS }));
    jest.setSystemTime(offer.departsAt + DEPARTURE_WAIT_MS);
    await sweeper.sweep();
    expect(service.plannedOffers.events.at(-1)).toEqual({ kind: 'unplanned', offer, reason: 'expired' });
  });

  it.each([
    ['continues after a provider that cannot be checked', new Error('unreadable'), 2],
    ['stops while a server is unavailable', UNAVAILABLE, 1],
  ])('%s', async (_rule, error, checked) => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await Promise.all([userId, service.users.add().id].map((id) => service.goOnline(id)));
    service.markers.restart();
    const awaited = jest.spyOn(service.lastSeen, 'awaitPosition').mockRejectedValueOnce(error);
    await expect(sweeper.sweep()).rejects.toThrow('The sweep is incomplete');
    expect(awaited).toHaveBeenCalledTimes(checked);
  });

  it('runs every step for the others if one of each cannot be changed, and then rejects', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const broken = new Error('a record is unreadable');
    const { id: other } = service.users.add();
    for (const id of [userId, other]) {
      await service.goOnline(id, anOffer({ duration: 15 }));
      await service.get(PlannedService).plan(id, aPlan({ departsAt: startedAt + HOUR_MS }));
    }
    for (const id of [998, 999]) service.markers.placed.add(id);
    const markDueAndExpire = jest
      .spyOn(service.get(PlannedService), 'markDueAndExpire')
      .mockRejectedValueOnce(broken);
    jest.spyOn(service.providers, 'setOffline').mockRejectedValueOnce(broken);
    const remove = service.markers.remove.bind(service.markers);
    jest.spyOn(service.markers, 'remove').mockImplementation(async (id, session) => {
      if (id === 998) throw broken;
      return remove(id, session);
    });
    jest.setSystemTime(startedAt + HOUR_MS);
    await service.get(PositionStoreService).store([{ userId, ...ANKARA, at: null }]);
    await expect(sweeper.sweep()).rejects.toThrow('The sweep is incomplete');
    expect(await isOnline()).toBe(true);
    expect(await isOnline(other)).toBe(false);
    expect(markDueAndExpire.mock.calls).toEqual([[userId], [other]]);
    expect(service.markers.placed).toEqual(new Set([userId, 998]));
    expect(warn.mock.calls.map(([line]: unknown[]) => line)).toEqual(
      ['endDue', 'settlePlans', 'removeOrphans'].map((step) => ({
        err: expect.objectContaining({ message: 'The step failed for 1 providers', cause: broken }),
        step,
      })),
    );
  });

  it('does not start while the last sweep is running', async () => {
    const findDue = jest.spyOn(service.providers, 'findDue');
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(findDue).toHaveBeenCalledTimes(1);
    await sweeper.sweep();
    expect(findDue).toHaveBeenCalledTimes(2);
  });

  describe('with more than a page of providers', () => {
    const ids = Array.from({ length: 501 }, (_, index) => 1_000 + index);
    const addAll = async (change: Partial<ProviderRecord>) => {
      for (const id of ids) await service.providers.replace(null, aRecord({ userId: id, ...change }));
    };

    it('checks all', async () => {
      await addAll({ endsAt: null });
      await sweeper.sweep();
      expect([...service.markers.awaited.keys()]).toEqual(ids);
    });

    it('ends all due offers whose job was lost', async () => {
      await service.goOnline(userId);
      await addAll({ endsAt: startedAt });
      const findDue = jest.spyOn(service.providers, 'findDue');
      await sweeper.sweep();
      expect(reasons()).toMatchObject(ids.map((id) => ({ userId: id, reason: 'expired' })));
      expect(findDue.mock.calls.map((args) => args.slice(1))).toEqual([
        [0, 500],
        [1_499, 500],
        [1_500, 500],
      ]);
    });
  });
});
