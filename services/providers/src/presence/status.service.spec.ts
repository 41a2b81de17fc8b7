import { jest } from '@jest/globals';
import { ANKARA, anOffer, aPlan } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/in-memory/in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE } from './domain/provider-record.js';
import { StatusService } from './status.service.js';

describe('StatusService', () => {
  const service = useProvidersInMemory();
  let status: StatusService;
  const userId = USER_ID;

  beforeEach(() => void (status = service.get(StatusService)));

  it('goes online with an offer or a planned one, and offline', async () => {
    const online = await status.set(userId, { isOnline: true, service: anOffer(), ...ANKARA });
    expect(online).toMatchObject({ isOnline: true, position: ANKARA });
    const { id: offerId } = await service.get(PlannedService).plan(userId, aPlan());
    const ahead = status.set(userId, { isOnline: true, offerId, ...ANKARA });
    await expect(ahead).rejects.toMatchObject({ code: 'departure-ahead' });
    expect(await status.set(userId, { isOnline: false })).toEqual(OFFLINE);
    expect(await status.get(userId)).toEqual(OFFLINE);
    expect(await status.set(userId, { isOnline: false })).toEqual(OFFLINE);
    const again = status.set(userId, { isOnline: true, ...ANKARA });
    await expect(again).rejects.toMatchObject({ code: 'offer-missing' });
  });

  it('returns no position after Redis lost it', async () => {
    await service.goOnline(userId);
    service.markers.restart();
    expect(await status.get(userId)).toMatchObject({ isOnline: true, position: null });
  });

  it('keeps one of two concurrent changes', async () => {
    const started = await Promise.all(
      ['Bursa', 'Sivas'].map((to) => service.goOnline(userId, anOffer({ to }))),
    );
    const { offer } = await status.get(userId);
    expect(started.map((each) => each.offer?.id)).toContain(offer?.id);
    expect(service.markers.getMarker(userId)?.offer.to).toBe(offer?.to);
  });

  it('changes name and phone on the map and in planned offers', async () => {
    await service.goOnline(userId);
    await service.get(PlannedService).plan(userId, aPlan());
    const now = Date.now();
    await status.rename(userId, 'Ayşe Demir', '+905321234567', now + 2);
    await status.rename(userId, 'Eski Ad', null, now + 1);
    const profile = { fullName: 'Ayşe Demir', phone: '+905321234567' };
    expect(service.markers.getMarker(userId)).toMatchObject(profile);
    const { providers } = await service.get(PlannedService).listByUser(userId);
    expect(providers).toMatchObject([profile]);
  });

  it('changes the name of an offline provider in planned offers only', async () => {
    await status.rename(userId, 'Ayşe Demir', null, Date.now());
    expect(service.markers.getMarker(userId)).toBeNull();
  });

  describe('with a planned offer', () => {
    const planned = async () => (await service.get(PlannedService).listOwn(userId)).offers;
    const begin = (offerId: number) => status.set(userId, { isOnline: true, offerId, ...ANKARA });
    const departing = async () => {
      const { id, departsAt } = await service.get(PlannedService).plan(userId, aPlan());
      jest.setSystemTime(departsAt);
      return id;
    };
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: 1 }));
    afterEach(() => jest.useRealTimers());

    it('goes online with a planned offer and removes it from the plan', async () => {
      await service.goOnline(userId);
      const offerId = await departing();
      const online = await begin(offerId);
      expect(online).toMatchObject({ isOnline: true, offer: { id: offerId, isActive: true } });
      expect(Object.keys(online.offer ?? {})).not.toContain('departsAt');
      expect(service.markers.getMarker(userId)?.offer.type).toBe('companion');
      expect(await planned()).toEqual([]);
      const unknown = { code: 'planned-offer-unknown', status: 404 };
      await expect(begin(offerId)).rejects.toMatchObject(unknown);
    });

    it('keeps an offer planned if going online fails', async () => {
      const offerId = await departing();
      jest.spyOn(service.markers, 'put').mockRejectedValueOnce(UNAVAILABLE);
      await expect(begin(offerId)).rejects.toBe(UNAVAILABLE);
      expect(await planned()).toHaveLength(1);
      expect(await begin(offerId)).toMatchObject({ isOnline: true });
    });
  });
});
