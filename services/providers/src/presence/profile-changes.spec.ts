import { jest } from '@jest/globals';
import { ANKARA, anOffer, aPlan } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/providers-in-memory.js';
import { SweepService } from '../expiry/sweep.service.js';
import { PlannedService } from '../planned/planned.service.js';
import { PositionStoreService } from './position-store.service.js';
import { PresenceService } from './presence.service.js';

const CHANGED = { fullName: 'Ayşe Demir', phone: '+905321234567', rating: 4.5, ratings: 4 };

describe('Profile changes', () => {
  const service = useProvidersInMemory();
  const userId = USER_ID;
  let profileAt: number;
  const updateProfile = (profile = CHANGED) => {
    profileAt += 1;
    return service.get(PresenceService).updateProfile(userId, { ...profile, profileAt });
  };
  /** Changes the profile after the record was read, and before its marker is written. */
  const updateBefore = (write: 'put' | 'updateContent' | 'updateProfile', profile = CHANGED) => {
    const original = service.markers[write].bind(service.markers);
    jest.spyOn(service.markers, write).mockImplementationOnce(async (...args: unknown[]) => {
      await updateProfile(profile);
      return Reflect.apply(original, service.markers, args);
    });
  };
  const editOffer = () => service.get(PresenceService).editOffer(userId, anOffer({ to: 'Bursa' }));

  beforeEach(() => void (profileAt = Date.now() + 1_000));
  afterEach(() => void jest.restoreAllMocks());

  it('shows a profile that changes while its provider goes online for the first time', async () => {
    updateBefore('put');
    await service.goOnline(userId);
    expect(service.markers.getMarker(userId)).toMatchObject(CHANGED);
  });

  it('shows a profile that changes before the first record of its provider is stored', async () => {
    const insert = service.providers.replace.bind(service.providers);
    jest.spyOn(service.providers, 'replace').mockImplementationOnce(async (...args) => {
      service.users.add({ id: userId, ...CHANGED });
      await service.get(PresenceService).updateProfile(userId, { ...CHANGED, profileAt: Date.now() });
      return insert(...args);
    });
    await service.goOnline(userId);
    expect(service.markers.getMarker(userId)).toMatchObject(CHANGED);
    expect(await service.providers.find(userId)).toMatchObject(CHANGED);
  });

  it('shows a profile that changes before the first planned offer is stored', async () => {
    const save = service.plannedOffers.save.bind(service.plannedOffers);
    jest.spyOn(service.plannedOffers, 'save').mockImplementationOnce(async (change) => {
      service.users.add({ id: userId, ...CHANGED });
      await service.get(PresenceService).updateProfile(userId, { ...CHANGED, profileAt: Date.now() });
      return save(change);
    });
    await service.get(PlannedService).plan(userId, aPlan());
    expect(await service.plannedOffers.find(userId)).toMatchObject(CHANGED);
  });

  it.each<[string, 'put' | 'updateContent' | 'updateProfile', () => Promise<unknown>]>([
    ['the provider starts another session', 'put', () => service.goOnline(userId, anOffer({ to: 'Bursa' }))],
    ['the offer is edited', 'updateContent', editOffer],
    [
      'a failed edit is reverted',
      'put',
      async () => {
        jest.spyOn(service.offers, 'saveAsOnly').mockRejectedValueOnce(UNAVAILABLE);
        await expect(editOffer()).rejects.toBe(UNAVAILABLE);
      },
    ],
    [
      'a position restores a lost marker',
      'put',
      () => {
        service.markers.restart();
        return service.get(PositionStoreService).store([{ userId, ...ANKARA, at: null }]);
      },
    ],
    [
      'the sweep restores a marker',
      'put',
      () => {
        service.markers.placed.clear();
        return service.get(SweepService).sweep();
      },
    ],
    [
      'an earlier change of it is shown',
      'updateProfile',
      () => updateProfile({ ...CHANGED, fullName: 'Eski Ad' }),
    ],
  ])('shows a profile that changes while %s', async (_when, write, change) => {
    await service.goOnline(userId);
    updateBefore(write);
    await change();
    expect(service.markers.getMarker(userId)).toMatchObject(CHANGED);
  });
});
