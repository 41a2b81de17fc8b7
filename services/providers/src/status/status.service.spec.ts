import { ANKARA, anOffer, aPlan, KONYA } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
} from '../../test/support/in-memory/providers-in-memory.js';
import { PlannedListService } from '../planned/planned-list.service.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE } from './domain/provider-status.js';
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
    const { providers } = await service.get(PlannedListService).of(userId);
    expect(providers).toMatchObject([shown]);
  });

  it('shows a name that changed while its provider was offline only with what is planned', async () => {
    await status.rename(userId, 'Ayşe Demir', null, Date.now());
    expect(service.markers.markerOf(userId)).toBeNull();
  });
});
