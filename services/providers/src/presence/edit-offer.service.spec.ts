import { jest } from '@jest/globals';
import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { ANKARA, anOffer } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/in-memory/in-memory.js';
import { EditOfferService } from './edit-offer.service.js';
import { StatusService } from './status.service.js';

const DETAILS: Partial<OfferInput> = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] };

describe('EditOfferService', () => {
  const service = useProvidersInMemory();
  let editing: EditOfferService;
  const userId = USER_ID;
  const getStatus = () => service.get(StatusService).get(userId);
  const edits = () => service.providers.events.filter(({ subject }) => subject.endsWith('offer-changed'));

  beforeEach(() => void (editing = service.get(EditOfferService)));

  it('changes the offer at its position, and keeps its id and end', async () => {
    const before = await service.goOnline(userId, anOffer(DETAILS));
    const change = anOffer({ to: 'Karaman', seats: 1, description: 'Klimalı' });
    const after = await editing.edit(userId, change);
    const { id, createdAt } = before.offer ?? {};
    expect(after).toEqual({ ...before, offer: { ...change, id, userId, isActive: true, createdAt } });
    expect(await getStatus()).toEqual(after);
    expect(await service.offers.findActive(userId)).toEqual(after.offer);
    const marker = service.markers.getMarker(userId);
    expect(marker).toMatchObject({ ...ANKARA, endsAt: before.endsAt, offer: { to: 'Karaman', seats: 1 } });
    expect(Object.keys(marker?.offer ?? {})).not.toContain('stops');
    expect(edits()).toMatchObject([{ payload: { userId, offerId: id } }]);
  });

  it('applies a changed duration from now on, and schedules the new end', async () => {
    const before = await service.goOnline(userId);
    const after = await editing.edit(userId, anOffer({ duration: 240 }));
    expect(after.endsAt).toBeGreaterThanOrEqual((before.endsAt ?? 0) + 10_800_000);
    expect(service.queue.ends.at(-1)).toMatchObject({ userId, at: after.endsAt });
    expect((await editing.edit(userId, anOffer({ duration: 'always' }))).endsAt).toBeNull();
    expect(service.queue.ends).toHaveLength(2);
  });

  it('writes and publishes nothing if nothing changes', async () => {
    const before = await service.goOnline(userId, anOffer(DETAILS));
    const { version } = service.markers.getMarker(userId) ?? {};
    expect(await editing.edit(userId, anOffer(DETAILS))).toEqual(before);
    expect(service.markers.getMarker(userId)?.version).toBe(version);
    expect(edits()).toEqual([]);
  });

  it('keeps one of two concurrent edits', async () => {
    await service.goOnline(userId);
    await Promise.all([1, 2].map((seats) => editing.edit(userId, anOffer({ seats }))));
    const { offer } = await getStatus();
    expect(service.markers.getMarker(userId)?.offer.seats).toBe(offer?.seats);
    expect(edits()).toHaveLength(2);
  });

  it('rejects an offline provider', async () => {
    const offline = { code: 'provider-offline', status: 409 };
    await expect(editing.edit(userId, anOffer())).rejects.toMatchObject(offline);
    await service.goOnline(userId);
    await service.goOffline(userId);
    await expect(editing.edit(userId, anOffer())).rejects.toMatchObject(offline);
  });

  it.each([
    ['the markers are', () => jest.spyOn(service.markers, 'relabel').mockRejectedValueOnce(UNAVAILABLE)],
    ['the offers are', () => jest.spyOn(service.offers, 'saveAsOnly').mockRejectedValueOnce(UNAVAILABLE)],
  ])('keeps the former offer if %s unavailable', async (_what, fail) => {
    const before = await service.goOnline(userId);
    fail();
    await expect(editing.edit(userId, anOffer({ to: 'Bursa' }))).rejects.toBe(UNAVAILABLE);
    expect(await getStatus()).toEqual(before);
    expect(service.markers.getMarker(userId)?.offer.to).toBe('Konya');
  });

  it('returns no position while Redis is unavailable', async () => {
    await service.goOnline(userId);
    jest.spyOn(service.markers, 'findPosition').mockRejectedValue(UNAVAILABLE);
    expect(await editing.edit(userId, anOffer({ to: 'Bursa' }))).toMatchObject({
      offer: { to: 'Bursa' },
      position: null,
    });
  });
});
