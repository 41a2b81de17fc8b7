import { jest } from '@jest/globals';
import { ANKARA } from '../../test/support/builders.js';
import { UNAVAILABLE, useProvidersInMemory, USER_ID } from '../../test/support/in-memory/in-memory.js';
import { OFFLINE } from './domain/provider-record.js';
import { GoingOfflineService } from './going-offline.service.js';
import { StatusService } from './status.service.js';

describe('GoingOfflineService', () => {
  const service = useProvidersInMemory();
  let goingOffline: GoingOfflineService;
  const userId = USER_ID;
  const getStatus = () => service.get(StatusService).get(userId);
  const offlineEvents = () =>
    service.providers.events.filter(({ subject }) => subject.endsWith('went-offline'));

  beforeEach(async () => {
    goingOffline = service.get(GoingOfflineService);
    await service.goOnline(userId);
  });

  it('removes the marker, deactivates the offer and announces the reason, once', async () => {
    await goingOffline.goOffline(userId, 'stale');
    await goingOffline.goOffline(userId, 'stale');
    expect(await getStatus()).toEqual(OFFLINE);
    expect(service.markers.getMarker(userId)).toBeNull();
    expect(await service.offers.findActive(userId)).toBeNull();
    expect(offlineEvents()).toMatchObject([{ payload: { userId, reason: 'stale' } }]);
    expect(service.outbox.wakes).toBe(2);
  });

  it('ends only the given session', async () => {
    const session = (await service.providers.find(userId))?.session ?? 0;
    await goingOffline.goOffline(userId, 'expired', session - 1);
    expect(await getStatus()).toMatchObject({ isOnline: true });
    await goingOffline.goOffline(userId, 'expired', session);
    expect(await getStatus()).toEqual(OFFLINE);
  });

  it('does nothing for a user who was never online', async () => {
    await goingOffline.goOffline(999, 'ended');
    expect(offlineEvents()).toEqual([]);
  });

  it.each([
    ['the markers are', () => jest.spyOn(service.markers, 'remove').mockRejectedValueOnce(UNAVAILABLE)],
    ['the offers are', () => jest.spyOn(service.offers, 'setActive').mockRejectedValueOnce(UNAVAILABLE)],
  ])('stays online if %s unavailable', async (_what, fail) => {
    const before = await getStatus();
    fail();
    await expect(goingOffline.goOffline(userId, 'ended')).rejects.toBe(UNAVAILABLE);
    expect(await getStatus()).toEqual(before);
    expect(service.markers.getMarker(userId)).toMatchObject(ANKARA);
    expect(await service.offers.findActive(userId)).toEqual(before.offer);
  });

  it('keeps the offer active if the user restarts with it before it is deactivated', async () => {
    const setActive = service.offers.setActive.bind(service.offers);
    jest.spyOn(service.offers, 'setActive').mockImplementationOnce(async (id, isActive) => {
      await service.goOnline(userId);
      return setActive(id, isActive);
    });
    const { offer } = await getStatus();
    await goingOffline.goOffline(userId, 'ended');
    expect(await getStatus()).toMatchObject({ isOnline: true, offer: { id: offer?.id } });
    expect(await service.offers.findActive(userId)).toEqual(offer);
    expect(service.markers.getMarker(userId)).toMatchObject(ANKARA);
  });
});
