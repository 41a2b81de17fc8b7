import { jest } from '@jest/globals';
import { anOffer, aPlan, KONYA } from '../../test/support/builders.js';
import { useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { OffersService } from '../offers/offers.service.js';
import { PlannedService } from '../planned/planned.service.js';
import { OFFLINE } from './domain/provider-record.js';
import { PresenceService } from './presence.service.js';

describe('a women-only offer', () => {
  const service = useProvidersInMemory();
  const userId = USER_ID;
  let presence: PresenceService;
  const WOMEN_ONLY = { womenOnly: true } as const;
  const rejected = { code: 'women-only', status: 403 };
  const planned = () => service.get(PlannedService);
  let other: number;
  beforeEach(() => {
    presence = service.get(PresenceService);
    other = service.users.add({ gender: 'other' }).id;
  });

  it('is live and planned for a woman', async () => {
    await service.goOnline(userId, anOffer(WOMEN_ONLY));
    expect(service.markers.getMarker(userId)?.offer).toMatchObject({ ...WOMEN_ONLY, showPhone: false });
    await planned().plan(userId, aPlan(WOMEN_ONLY));
    const { providers } = await planned().listByUser(userId);
    expect(providers).toMatchObject([{ ...WOMEN_ONLY, phone: null }]);
  });

  it('is rejected for another user, by each way to write it', async () => {
    const online = () => service.goOnline(other, anOffer(WOMEN_ONLY));
    await expect(online()).rejects.toMatchObject(rejected);
    const create = service.get(OffersService).create(other, anOffer(WOMEN_ONLY));
    await expect(create).rejects.toMatchObject(rejected);
    await service.goOnline(other);
    await expect(presence.editOffer(other, anOffer(WOMEN_ONLY))).rejects.toMatchObject(rejected);
    await expect(planned().plan(other, aPlan(WOMEN_ONLY))).rejects.toMatchObject(rejected);
    const { id } = await planned().plan(other, aPlan());
    await expect(planned().edit(other, id, aPlan(WOMEN_ONLY))).rejects.toMatchObject(rejected);
    expect((await presence.getStatus(other)).offer?.womenOnly).toBeUndefined();
  });

  it('ends with a plan of its kind once its provider is not a woman', async () => {
    const [open, closed] = [aPlan(), aPlan(WOMEN_ONLY)];
    const kept = await planned().plan(userId, open);
    await planned().plan(userId, closed);
    await service.goOnline(userId, anOffer(WOMEN_ONLY));
    for (let repeat = 0; repeat < 2; repeat += 1) await presence.endWomenOnly(userId);
    expect(await presence.getStatus(userId)).toEqual(OFFLINE);
    expect(service.providers.events.at(-1)).toMatchObject({ payload: { reason: 'access-lost' } });
    expect(await planned().listOwn(userId)).toEqual([kept]);
    await service.goOnline(userId);
    await presence.endWomenOnly(userId);
    expect(await presence.getStatus(userId)).toMatchObject({ isOnline: true });
  });

  it('is not the result of an edit during which its provider changes the gender', async () => {
    await service.goOnline(userId);
    const replace = service.providers.replace.bind(service.providers);
    jest.spyOn(service.providers, 'replace').mockImplementationOnce(async (...args) => {
      service.users.add({ id: userId, gender: 'male' });
      await presence.endWomenOnly(userId);
      return replace(...args);
    });
    await expect(presence.editOffer(userId, anOffer(WOMEN_ONLY))).rejects.toMatchObject(rejected);
    const { isOnline, offer } = await presence.getStatus(userId);
    expect([isOnline, offer?.womenOnly]).toEqual([true, undefined]);
  });

  it('is not used again by a user who is no longer a woman', async () => {
    await service.goOnline(userId, anOffer(WOMEN_ONLY));
    service.users.add({ id: userId, gender: 'male' });
    await expect(presence.setStatus(userId, { isOnline: true, ...KONYA })).rejects.toMatchObject(rejected);
  });
});
