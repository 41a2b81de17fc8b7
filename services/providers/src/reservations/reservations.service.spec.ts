import { jest } from '@jest/globals';
import { ANKARA, anOffer, aPlan } from '../../test/support/builders.js';
import { USER_ID, useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { ReservationsController } from './reservations.controller.js';
import { ReservationsService } from './reservations.service.js';

describe('ReservationsService', () => {
  const service = useProvidersInMemory();
  afterEach(() => jest.useRealTimers());
  const providerId = USER_ID;
  const reservations = () => service.get(ReservationsService);
  const unknown = expect.objectContaining({ code: 'offer-unknown' });

  async function goOnline(seats: number | undefined) {
    const { offer } = await service.goOnline(providerId, anOffer({ type: 'companion', seats }));
    if (!offer) throw new Error('the provider is not online');
    return offer;
  }
  const left = async () => (await reservations().find({ providerId })).seatsLeft;
  const isShownFull = () => service.markers.getMarker(providerId)?.offer.isFull ?? false;

  it('finds a live offer with the seats that are left, and a planned one', async () => {
    const offer = await goOnline(3);
    expect(await reservations().find({ providerId })).toMatchObject({
      offer: { id: offer.id },
      isLive: true,
      seatsLeft: 3,
    });
    const planned = await service.get(PlannedService).plan(providerId, aPlan({ seats: 2 }));
    expect(await reservations().find({ departureId: planned.id })).toMatchObject({
      offer: { id: planned.id, departsAt: planned.departsAt },
      isLive: false,
      seatsLeft: 2,
    });
  });

  it('does not find the offer of a provider who is offline, or an unknown one', async () => {
    await goOnline(3);
    await service.goOffline(providerId);
    await expect(reservations().find({ providerId })).rejects.toEqual(unknown);
    await expect(reservations().find({ departureId: 99 })).rejects.toEqual(unknown);
  });

  it('reserves each agreement once, up to the seats of the offer', async () => {
    const { id: offerId } = await goOnline(3);
    const reserve = (agreementId: number, quantity: number) =>
      reservations().reserve({ offerId, providerId }, agreementId, quantity);
    await reserve(1, 2);
    await reserve(1, 2);
    expect(await left()).toBe(1);
    await expect(reserve(2, 2)).rejects.toMatchObject({ code: 'seats-taken' });
    expect(service.markers.getMarker(providerId)?.offer).toMatchObject({ seats: 3, taken: 2 });
    await reserve(3, 1);
    expect(await left()).toBe(0);
  });

  it('shows a live offer as full until a reservation is released', async () => {
    const { id: offerId } = await goOnline(2);
    await reservations().reserve({ offerId, providerId }, 1, 2);
    expect(isShownFull()).toBe(true);
    await reservations().release({ offerId, providerId }, 1);
    expect([isShownFull(), await left()]).toEqual([false, 2]);
    expect(service.markers.getMarker(providerId)?.offer).not.toHaveProperty('taken');
  });

  it('keeps an edited offer full until it has more seats', async () => {
    const { id: offerId } = await goOnline(2);
    await reservations().reserve({ offerId, providerId }, 1, 2);
    const edit = async (change: Parameters<typeof anOffer>[0]) => {
      const offer = anOffer({ type: 'companion', seats: 2, ...change });
      await service.get(PresenceService).editOffer(providerId, offer);
      await reservations().refresh({ offerId, providerId });
    };
    await edit({ to: 'Karaman' });
    expect(isShownFull()).toBe(true);
    await edit({ seats: 4 });
    expect([isShownFull(), await left()]).toEqual([false, 2]);
  });

  it('keeps the reservations of a planned offer that starts', async () => {
    const planned = await service.get(PlannedService).plan(providerId, aPlan({ seats: 1 }));
    await reservations().reserve({ offerId: planned.id, providerId }, 1, 1);
    expect(await service.get(PlannedService).listOwn(providerId)).toMatchObject([{ isFull: true }]);
    expect((await reservations().find({ departureId: planned.id })).seatsLeft).toBe(0);
  });

  it('shows what is reserved while a planned offer starts', async () => {
    const planned = await service.get(PlannedService).plan(providerId, aPlan({ seats: 1 }));
    jest.useFakeTimers({ advanceTimers: 1, now: planned.departsAt });
    const put = service.markers.put.bind(service.markers);
    jest.spyOn(service.markers, 'put').mockImplementationOnce(async (...marker) => {
      await service.reservations.reserve(planned.id, { agreementId: 1, quantity: 1 }, 1);
      return put(...marker);
    });
    const start = { isOnline: true as const, offerId: planned.id, ...ANKARA };
    await service.get(PresenceService).setStatus(providerId, start);
    const online = { userId: providerId, offerId: planned.id, at: planned.departsAt };
    await new ReservationsController(reservations()).wentOnline(online);
    expect(isShownFull()).toBe(true);
  });

  it('does not limit an offer that names neither seats nor a load', async () => {
    const { id: offerId } = await goOnline(undefined);
    await reservations().reserve({ offerId, providerId }, 1, 8);
    expect([await left(), isShownFull()]).toEqual([null, false]);
  });

  it('releases what was reserved of an offer that has ended', async () => {
    const { id: offerId } = await goOnline(2);
    await reservations().reserve({ offerId, providerId }, 1, 2);
    await service.goOffline(providerId);
    await reservations().release({ offerId, providerId }, 1);
    expect(await service.reservations.total(offerId)).toBe(0);
  });
});
