import { jest } from '@jest/globals';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import { ANKARA, anOffer, KONYA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { OFFLINE } from './domain/provider-record.js';
import { PresenceService } from './presence.service.js';

const HOUR_MS = 3_600_000;

describe('going online', () => {
  const service = useProvidersInMemory();
  let presence: PresenceService;
  const userId = USER_ID;
  const start = (id: number, input = anOffer(), point?: typeof ANKARA) =>
    presence.setStatus(id, { isOnline: true, service: input, ...point });
  const getStatus = (id: number) => presence.getStatus(id);

  afterEach(() => jest.useRealTimers());
  beforeEach(() => void (presence = service.get(PresenceService)));

  it('puts the offer on the map, schedules its end and announces it', async () => {
    const before = Date.now();
    const status = await start(userId, anOffer({ description: 'Klimalı' }), ANKARA);
    expect(status).toMatchObject({
      isOnline: true,
      position: ANKARA,
      offer: { userId, description: 'Klimalı', isActive: true },
    });
    expect(status.endsAt).toBeGreaterThanOrEqual(before + HOUR_MS);
    expect(await getStatus(userId)).toEqual(status);
    expect(service.markers.getMarker(userId)).toMatchObject({ ...ANKARA, endsAt: status.endsAt });
    expect(await service.offers.findActive(userId)).toEqual(status.offer);
    const session = (await service.providers.find(userId))?.session;
    expect(service.queue.ends).toEqual([{ userId, session, at: status.endsAt }]);
    expect(service.providers.events).toMatchObject([{ payload: { userId, offerId: status.offer?.id } }]);
    expect(service.outbox.wakes).toBe(1);
  });

  it('requires a complete profile and returns the missing fields', async () => {
    const user = service.users.add({ phone: null, birthDate: null });
    await expect(start(user.id, anOffer(), ANKARA)).rejects.toMatchObject({
      code: 'profile-incomplete',
      details: missingProfileFields(user),
    });
    expect(await getStatus(user.id)).toEqual(OFFLINE);
  });

  it('replaces offer, position and duration of an online user', async () => {
    const { offer } = await start(userId, anOffer(), ANKARA);
    const status = await start(userId, anOffer({ type: 'cargo', duration: 'always' }), KONYA);
    expect(status).toMatchObject({ position: KONYA, endsAt: null, offer: { type: 'cargo' } });
    expect(service.markers.getMarker(userId)).toMatchObject({ ...KONYA, endsAt: null });
    expect(service.queue.ends).toHaveLength(1);
    expect(service.providers.events).toMatchObject([
      { payload: { offerId: offer?.id } },
      { payload: { offerId: offer?.id, reason: 'ended' } },
      { payload: { offerId: status.offer?.id } },
    ]);
  });

  it('requires a point, or the position of a session that ended within 24 h', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const placed = anOffer({ fromPlace: KONYA });
    await expect(start(userId, placed)).rejects.toMatchObject({ code: 'position-missing' });
    expect(await getStatus(userId)).toEqual(OFFLINE);
    const { position } = await start(userId, anOffer(), ANKARA);
    const at = position?.at ?? 0;
    await service.goOffline(userId);
    jest.setSystemTime(at + 23 * HOUR_MS);
    expect(await start(userId)).toMatchObject({ isOnline: true, position });
    await service.goOffline(userId);
    jest.setSystemTime(at + 24 * HOUR_MS);
    await expect(start(userId)).rejects.toMatchObject({ code: 'position-missing' });
  });

  it('rounds a point to five decimals', async () => {
    const status = await start(userId, anOffer(), { latitude: 39.123456, longitude: 32.987654 });
    expect(status.position).toMatchObject({ latitude: 39.12346, longitude: 32.98765 });
  });

  it.each([
    ['the markers are', () => jest.spyOn(service.markers, 'put').mockRejectedValueOnce(UNAVAILABLE)],
    ['the queue is', () => jest.spyOn(service.queue, 'schedule').mockRejectedValueOnce(UNAVAILABLE)],
    ['the offers are', () => jest.spyOn(service.offers, 'saveAsOnly').mockRejectedValueOnce(UNAVAILABLE)],
  ])('stays offline if %s unavailable', async (_what, fail) => {
    fail();
    await expect(start(userId, anOffer(), ANKARA)).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(await getStatus(userId)).toEqual(OFFLINE);
    expect(service.markers.getMarker(userId)).toBeNull();
    expect(await service.offers.findActive(userId)).toBeNull();
  });

  it('keeps the former offer if a replacement fails', async () => {
    const before = await start(userId, anOffer(), ANKARA);
    jest.spyOn(service.queue, 'schedule').mockRejectedValueOnce(UNAVAILABLE);
    await expect(start(userId, anOffer({ type: 'cargo' }), KONYA)).rejects.toBe(UNAVAILABLE);
    const ended = service.providers.events.filter(({ subject }) => subject.endsWith('went-offline'));
    expect(ended).toMatchObject([{ payload: { offerId: before.offer?.id } }]);
    expect((await getStatus(userId)).offer).toEqual(before.offer);
    expect(service.markers.getMarker(userId)?.offer.type).toBe('taxi');
  });

  it.each([
    ['is to be erased', { eraseAt: Date.now() + HOUR_MS }, 'account-restricted'],
    ['is no longer that of a woman', { gender: 'male' }, 'women-only'],
  ] as const)('ends the session if the account %s when it is stored', async (_change, change, code) => {
    const replace = service.providers.replace.bind(service.providers);
    await start(userId, anOffer(), ANKARA);
    await service.goOffline(userId);
    jest.spyOn(service.providers, 'replace').mockImplementationOnce(async (...args) => {
      service.users.add({ id: userId, ...change });
      return replace(...args);
    });
    const online = start(userId, anOffer({ womenOnly: true }), ANKARA);
    await expect(online).rejects.toMatchObject({ code });
    expect(await getStatus(userId)).toEqual(OFFLINE);
    expect(service.markers.getMarker(userId)).toBeNull();
    expect(await service.offers.findActive(userId)).toBeNull();
  });

  it('changes nothing after a later session put its marker', async () => {
    const put = service.markers.put.bind(service.markers);
    jest.spyOn(service.markers, 'put').mockImplementationOnce(async (source, position) => {
      await start(userId, anOffer({ to: 'Sivas' }), KONYA);
      return put(source, position);
    });
    const save = jest.spyOn(service.offers, 'saveAsOnly');
    await start(userId, anOffer({ to: 'Bursa' }), ANKARA);
    expect((await getStatus(userId)).offer?.to).toBe('Sivas');
    expect(service.markers.getMarker(userId)).toMatchObject({ ...KONYA, offer: { to: 'Sivas' } });
    expect(save.mock.calls).toMatchObject([[{ to: 'Sivas' }]]);
    expect(service.queue.ends).toHaveLength(1);
  });

  it.each([
    ['keeps the offer of a later session active', true],
    ['keeps no offer active if the later session ended too', false],
  ])('%s, if its own is stored late', async (_rule, isOnline) => {
    const save = service.offers.saveAsOnly.bind(service.offers);
    jest.spyOn(service.offers, 'saveAsOnly').mockImplementationOnce(async (offer) => {
      await start(userId, anOffer({ to: 'Sivas' }), KONYA);
      if (!isOnline) await service.goOffline(userId);
      return save(offer);
    });
    await start(userId, anOffer({ to: 'Bursa' }), ANKARA);
    expect((await getStatus(userId)).isOnline).toBe(isOnline);
    expect((await service.offers.findActive(userId))?.to).toBe(isOnline ? 'Sivas' : undefined);
  });
});
