import { jest } from '@jest/globals';
import { ANKARA, anOffer, aPlan, KONYA } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
  UNAVAILABLE,
} from '../../test/support/in-memory/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE } from './domain/provider-record.js';
import { StatusService } from './status.service.js';

describe('StatusService', () => {
  let service: ProvidersInMemory;
  let status: StatusService;
  let userId: number;

  beforeEach(async () => {
    service = await providersInMemory();
    status = service.get(StatusService);
    userId = service.users.add().id;
  });

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

  it('comes back online after having been offline', async () => {
    await service.goOnline(userId);
    await service.goOffline(userId);
    await service.goOnline(userId, anOffer(), KONYA);
    expect(service.markers.markerOf(userId)).toMatchObject(KONYA);
  });

  it('returns no position while Redis has lost it', async () => {
    await service.goOnline(userId);
    service.markers.restart();
    expect(await status.get(userId)).toMatchObject({ isOnline: true, position: null });
  });

  it('keeps one of two changes at the same time', async () => {
    const started = await Promise.all(
      ['Bursa', 'Sivas'].map((to) => service.goOnline(userId, anOffer({ to }))),
    );
    const { offer } = await status.get(userId);
    expect(started.map((each) => each.offer?.id)).toContain(offer?.id);
    expect(service.markers.markerOf(userId)?.offer.to).toBe(offer?.to);
  });

  it('shows a newer name and phone on the map and with what is planned', async () => {
    await service.goOnline(userId);
    await service.get(PlannedService).plan(userId, aPlan());
    const now = Date.now();
    await status.rename(userId, 'Ayşe Demir', '+905321234567', now + 2);
    await status.rename(userId, 'Eski Ad', null, now + 1);
    const shown = { fullName: 'Ayşe Demir', phone: '+905321234567' };
    expect(service.markers.markerOf(userId)).toMatchObject(shown);
    const { providers } = await service.get(PlannedService).of(userId);
    expect(providers).toMatchObject([shown]);
  });

  it('shows a name that changed while its provider was offline only with what is planned', async () => {
    await status.rename(userId, 'Ayşe Demir', null, Date.now());
    expect(service.markers.markerOf(userId)).toBeNull();
  });
});

describe('StatusService.set with a planned offer', () => {
  let service: ProvidersInMemory;
  let userId: number;
  const planned = async () => (await service.get(PlannedService).own(userId)).offers;
  const begin = (offerId: number) =>
    service.get(StatusService).set(userId, { isOnline: true, offerId, ...ANKARA });
  /** Plans an offer whose departure has come. */
  const departing = async () => {
    const { id, departsAt } = await service.get(PlannedService).plan(userId, aPlan());
    jest.setSystemTime(departsAt);
    return id;
  };

  beforeEach(async () => {
    jest.useFakeTimers({ advanceTimers: 1 });
    service = await providersInMemory();
    userId = service.users.add().id;
  });
  afterEach(() => jest.useRealTimers());

  it('goes online with a planned offer, which is then no longer planned', async () => {
    await service.goOnline(userId);
    const offerId = await departing();
    const status = await begin(offerId);
    expect(status).toMatchObject({ isOnline: true, offer: { id: offerId, isActive: true } });
    expect(Object.keys(status.offer ?? {})).not.toContain('departsAt');
    expect(service.markers.markerOf(userId)?.offer.type).toBe('companion');
    expect(await planned()).toEqual([]);
    const unknown = { code: 'planned-offer-unknown', status: 404 };
    await expect(begin(offerId)).rejects.toMatchObject(unknown);
  });

  it('refuses an offer before its departure', async () => {
    const { id } = await service.get(PlannedService).plan(userId, aPlan());
    await expect(begin(id)).rejects.toMatchObject({ code: 'departure-ahead' });
    expect(await planned()).toHaveLength(1);
  });

  it('leaves an offer planned when going online fails', async () => {
    const offerId = await departing();
    jest.spyOn(service.markers, 'put').mockRejectedValueOnce(UNAVAILABLE);
    await expect(begin(offerId)).rejects.toBe(UNAVAILABLE);
    expect(await planned()).toHaveLength(1);
    expect(await begin(offerId)).toMatchObject({ isOnline: true });
  });
});
