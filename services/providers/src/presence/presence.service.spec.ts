import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { ANKARA, anOffer, aPlan, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE } from './domain/provider-record.js';
import { PresenceService } from './presence.service.js';

const DETAILS: Partial<OfferInput> = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] };
const UNREADABLE = new Error('wrong type');

describe('PresenceService', () => {
  const service = useProvidersInMemory();
  let presence: PresenceService;
  const userId = USER_ID;
  const getStatus = () => presence.getStatus(userId);
  const events = (kind: string) => service.providers.events.filter(({ subject }) => subject.endsWith(kind));

  beforeEach(() => void (presence = service.get(PresenceService)));
  afterEach(() => void jest.restoreAllMocks());

  it('keeps one of two concurrent changes', async () => {
    const started = await Promise.all(
      ['Bursa', 'Sivas'].map((to) => service.goOnline(userId, anOffer({ to }))),
    );
    const { offer } = await getStatus();
    expect(started.map((each) => each.offer?.id)).toContain(offer?.id);
    expect(service.markers.getMarker(userId)?.offer.to).toBe(offer?.to);
  });

  it('changes name, phone and rating on the map and in planned offers', async () => {
    await service.goOnline(userId);
    await service.get(PlannedService).plan(userId, aPlan());
    const now = Date.now();
    const profile = { fullName: 'Ayşe Demir', phone: '+905321234567', rating: 4.5, ratings: 4 };
    await presence.updateProfile(userId, { ...profile, profileAt: now + 2 });
    await presence.updateProfile(userId, { ...profile, fullName: 'Eski Ad', profileAt: now + 1 });
    expect(service.markers.getMarker(userId)).toMatchObject(profile);
    const { providers } = await service.get(PlannedService).listByUser(userId);
    expect(providers).toMatchObject([profile]);
  });

  it('returns the live offer or the last one, and null before the first', async () => {
    expect(await presence.getLastOffer(userId)).toBeNull();
    await service.goOnline(userId, anOffer({ to: 'Bursa' }));
    expect(await presence.getLastOffer(userId)).toMatchObject({ to: 'Bursa' });
    await presence.goOffline(userId, 'ended');
    expect(await presence.getLastOffer(userId)).toMatchObject({ to: 'Bursa' });
  });

  describe('going offline', () => {
    beforeEach(() => service.goOnline(userId));

    it('removes the marker, deactivates the offer and announces the reason, once', async () => {
      await presence.goOffline(userId, 'stale');
      await presence.goOffline(userId, 'stale');
      expect(await getStatus()).toEqual(OFFLINE);
      expect(service.markers.getMarker(userId)).toBeNull();
      expect(await service.offers.findActive(userId)).toBeNull();
      expect(events('went-offline')).toMatchObject([{ payload: { userId, offerId: 1, reason: 'stale' } }]);
      expect(service.outbox.wakes).toBe(2);
    });

    it('ends only the given session', async () => {
      const session = (await service.providers.find(userId))?.session ?? 0;
      await presence.goOffline(userId, 'expired', session - 1);
      expect(await getStatus()).toMatchObject({ isOnline: true });
      await presence.goOffline(userId, 'expired', session);
      expect(await getStatus()).toEqual(OFFLINE);
    });

    it.each([
      ['the markers are', () => jest.spyOn(service.markers, 'remove').mockRejectedValueOnce(UNAVAILABLE)],
      ['the offers are', () => jest.spyOn(service.offers, 'deactivate').mockRejectedValueOnce(UNAVAILABLE)],
    ])('stays online if %s unavailable', async (_what, fail) => {
      const before = await getStatus();
      fail();
      await expect(presence.goOffline(userId, 'ended')).rejects.toBe(UNAVAILABLE);
      expect(await getStatus()).toEqual(before);
      expect(service.markers.getMarker(userId)).toMatchObject(ANKARA);
      expect(await service.offers.findActive(userId)).toEqual(before.offer);
    });

    it('rejects all concurrent requests while the markers are unavailable', async () => {
      const before = await getStatus();
      const remove = jest.spyOn(service.markers, 'remove').mockRejectedValue(UNAVAILABLE);
      const ends = await Promise.allSettled(Array.from({ length: 16 }, () => service.goOffline(userId)));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([]);
      expect(await getStatus()).toEqual(before);
      remove.mockRestore();
      expect(await service.goOffline(userId)).toEqual(OFFLINE);
    });

    it('ends a session that a failing request restored meanwhile', async () => {
      jest.spyOn(service.providers, 'setOffline').mockResolvedValueOnce(null);
      expect(await service.goOffline(userId)).toEqual(OFFLINE);
      expect(await getStatus()).toEqual(OFFLINE);
    });

    it('removes the marker that an earlier request left behind', async () => {
      await service.providers.setOffline(userId, 'ended');
      await service.goOffline(userId);
      expect(service.markers.getMarker(userId)).toBeNull();
      expect(await service.offers.findActive(userId)).toBeNull();
    });

    it('throws the original error if restoring the offer fails too', async () => {
      jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
      jest.spyOn(service.markers, 'remove').mockRejectedValueOnce(UNREADABLE);
      jest.spyOn(service.offers, 'saveAsOnly').mockRejectedValueOnce(UNAVAILABLE);
      await expect(presence.goOffline(userId, 'ended')).rejects.toBe(UNREADABLE);
    });

    it('keeps the offer active if the user restarts with it before it is deactivated', async () => {
      const deactivate = service.offers.deactivate.bind(service.offers);
      jest.spyOn(service.offers, 'deactivate').mockImplementationOnce(async (id) => {
        await service.goOnline(userId);
        return deactivate(id);
      });
      const { offer } = await getStatus();
      await presence.goOffline(userId, 'ended');
      expect(await getStatus()).toMatchObject({ isOnline: true, offer: { id: offer?.id } });
      expect(await service.offers.findActive(userId)).toEqual(offer);
      expect(service.markers.getMarker(userId)).toMatchObject(ANKARA);
    });
  });

  describe('editing the live offer', () => {
    it('changes the offer at its position, and keeps its id and end', async () => {
      const before = await service.goOnline(userId, anOffer(DETAILS));
      const change = anOffer({ to: 'Karaman', seats: 1, description: 'Klimalı' });
      const after = await presence.editOffer(userId, change);
      const { id, createdAt } = before.offer ?? {};
      const changed = { ...change, phoneVisibility: 'public', id, userId, isActive: true, createdAt };
      expect(after).toEqual({ ...before, offer: changed });
      expect(await getStatus()).toEqual(after);
      expect(await service.offers.findActive(userId)).toEqual(after.offer);
      const marker = service.markers.getMarker(userId);
      expect(marker).toMatchObject({ ...ANKARA, endsAt: before.endsAt, offer: { to: 'Karaman', seats: 1 } });
      expect(Object.keys(marker?.offer ?? {})).not.toContain('stops');
      expect(events('offer-changed')).toMatchObject([{ payload: { userId, offerId: id } }]);
    });

    it('applies a changed duration from now on, and schedules the new end', async () => {
      const before = await service.goOnline(userId);
      const after = await presence.editOffer(userId, anOffer({ duration: 240 }));
      expect(after.endsAt).toBeGreaterThanOrEqual((before.endsAt ?? 0) + 10_800_000);
      expect(service.queue.ends.at(-1)).toMatchObject({ userId, at: after.endsAt });
      expect((await presence.editOffer(userId, anOffer({ duration: 'always' }))).endsAt).toBeNull();
      expect(service.queue.ends).toHaveLength(2);
    });

    it('writes and publishes nothing if nothing changes', async () => {
      const before = await service.goOnline(userId, anOffer(DETAILS));
      const { version } = service.markers.getMarker(userId) ?? {};
      expect(await presence.editOffer(userId, anOffer(DETAILS))).toEqual(before);
      expect(service.markers.getMarker(userId)?.version).toBe(version);
      expect(events('offer-changed')).toEqual([]);
    });

    it('does not confirm an equal edit that a failing request is about to revert', async () => {
      const before = await service.goOnline(userId);
      const edit = () => presence.editOffer(userId, anOffer({ to: 'Bursa' }));
      jest.spyOn(service.markers, 'findPosition').mockRejectedValue(UNAVAILABLE);
      jest.spyOn(service.markers, 'updateContent').mockImplementationOnce(async () => {
        await expect(edit()).rejects.toBe(UNAVAILABLE);
        throw UNAVAILABLE;
      });
      await expect(edit()).rejects.toBe(UNAVAILABLE);
      jest.restoreAllMocks();
      expect((await getStatus()).offer).toEqual(before.offer);
    });

    it('keeps one of two concurrent edits', async () => {
      await service.goOnline(userId);
      await Promise.all([1, 2].map((seats) => presence.editOffer(userId, anOffer({ seats }))));
      const { offer } = await getStatus();
      expect(service.markers.getMarker(userId)?.offer.seats).toBe(offer?.seats);
      expect(events('offer-changed')).toHaveLength(2);
    });

    it('rejects an offline provider', async () => {
      const offline = { code: 'provider-offline', status: 409 };
      await expect(presence.editOffer(userId, anOffer())).rejects.toMatchObject(offline);
      await service.goOnline(userId);
      await service.goOffline(userId);
      await expect(presence.editOffer(userId, anOffer())).rejects.toMatchObject(offline);
    });

    it.each([
      [
        'the markers are',
        () => jest.spyOn(service.markers, 'updateContent').mockRejectedValueOnce(UNAVAILABLE),
      ],
      ['the offers are', () => jest.spyOn(service.offers, 'saveAsOnly').mockRejectedValueOnce(UNAVAILABLE)],
    ])('keeps the former offer if %s unavailable', async (_what, fail) => {
      const before = await service.goOnline(userId);
      fail();
      await expect(presence.editOffer(userId, anOffer({ to: 'Bursa' }))).rejects.toBe(UNAVAILABLE);
      expect(await getStatus()).toEqual(before);
      expect(service.markers.getMarker(userId)?.offer.to).toBe('Konya');
      expect(await service.offers.findActive(userId)).toEqual(before.offer);
    });

    it.each([
      ['while Redis is unavailable', UNAVAILABLE, []],
      ['if it is unreadable, and logs why', UNREADABLE, [[{ err: UNREADABLE, userId }, expect.any(String)]]],
    ])('returns no position %s', async (_when, failure, logged) => {
      const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
      await service.goOnline(userId);
      jest.spyOn(service.markers, 'findPosition').mockRejectedValue(failure);
      expect(await presence.editOffer(userId, anOffer({ to: 'Bursa' }))).toMatchObject({
        offer: { to: 'Bursa' },
        position: null,
      });
      expect(error.mock.calls).toEqual(logged);
    });
  });

  describe('with a planned offer', () => {
    const planned = () => service.get(PlannedService).listOwn(userId);
    const begin = (offerId: number, point: Partial<typeof ANKARA> = ANKARA) =>
      presence.setStatus(userId, { isOnline: true, offerId, ...point });
    const plan = (change: Partial<PlannedInput> = {}) =>
      service.get(PlannedService).plan(userId, aPlan(change));
    const unknown = { code: 'planned-offer-unknown', status: 404 };
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: 1 }));
    afterEach(() => jest.useRealTimers());

    it('goes online with a planned offer and removes it from the plan', async () => {
      await service.goOnline(userId);
      const { id: offerId, departsAt } = await plan();
      await expect(begin(offerId)).rejects.toMatchObject({ code: 'departure-ahead' });
      jest.setSystemTime(departsAt);
      const online = await begin(offerId);
      expect(online).toMatchObject({ isOnline: true, offer: { id: offerId, isActive: true } });
      expect(Object.keys(online.offer ?? {})).not.toContain('departsAt');
      expect(service.markers.getMarker(userId)?.offer.type).toBe('companion');
      expect(await planned()).toEqual([]);
    });

    it('is started once: a repeated start changes nothing, and cannot restart an ended offer', async () => {
      const { id: offerId, departsAt } = await plan();
      jest.setSystemTime(departsAt);
      const online = await begin(offerId);
      expect(await begin(offerId, KONYA)).toEqual(online);
      expect(events('went-online')).toHaveLength(1);
      await service.goOffline(userId);
      await expect(begin(offerId)).rejects.toMatchObject(unknown);
    });

    it('starts where the offer departs without a position, unless the last one is recent', async () => {
      const fromPlace = { id: 'province-42', ...KONYA };
      const { id: offerId, departsAt } = await plan({ fromPlace });
      jest.setSystemTime(departsAt);
      expect((await begin(offerId, {})).position).toMatchObject({ ...KONYA, at: expect.any(Number) });
      expect(service.markers.getMarker(userId)).toMatchObject(KONYA);
      await service.goOnline(userId);
      const later = await plan({ fromPlace });
      jest.setSystemTime(later.departsAt);
      expect((await begin(later.id, {})).position).toMatchObject(KONYA);
      const last = await plan({ fromPlace });
      jest.setSystemTime(last.departsAt - 60_000);
      await service.goOnline(userId);
      jest.setSystemTime(last.departsAt);
      expect((await begin(last.id, {})).position).toMatchObject(ANKARA);
    });

    it('leaves the offer planned without a position and a chosen departure place', async () => {
      const { id: offerId, departsAt } = await plan();
      jest.setSystemTime(departsAt);
      await expect(begin(offerId, {})).rejects.toMatchObject({ code: 'position-missing' });
      expect(await planned()).toHaveLength(1);
    });

    it('keeps an offer planned if going online fails', async () => {
      const { id: offerId, departsAt } = await plan();
      jest.setSystemTime(departsAt);
      jest.spyOn(service.markers, 'put').mockRejectedValueOnce(UNAVAILABLE);
      await expect(begin(offerId)).rejects.toBe(UNAVAILABLE);
      expect(await planned()).toHaveLength(1);
      const [{ payload } = {}] = events('went-offline');
      expect(payload).toEqual({ userId, reason: 'ended', at: expect.any(Number) });
      expect(await begin(offerId)).toMatchObject({ isOnline: true });
    });
  });
});
