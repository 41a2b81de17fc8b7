import { jest } from '@jest/globals';
import { ANKARA, aPlan } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
  UNAVAILABLE,
} from '../../test/support/in-memory/providers-in-memory.js';
import { PlannedListService } from '../planned/planned-list.service.js';
import { PlannedService } from '../planned/planned.service.js';
import { BeginningService } from './beginning.service.js';

describe('BeginningService', () => {
  let service: ProvidersInMemory;
  let beginning: BeginningService;
  let userId: number;
  const planned = async () => (await service.get(PlannedListService).own(userId)).offers;
  /** Plans an offer whose departure has come. */
  const departing = async () => {
    const { id, departsAt } = await service.get(PlannedService).plan(userId, aPlan());
    jest.setSystemTime(departsAt);
    return id;
  };

  beforeEach(async () => {
    jest.useFakeTimers({ advanceTimers: 1 });
    service = await providersInMemory();
    beginning = service.get(BeginningService);
    userId = service.users.add().id;
  });
  afterEach(() => jest.useRealTimers());

  it('goes online with a planned offer, which is then no longer planned', async () => {
    await service.goOnline(userId);
    const offerId = await departing();
    const status = await beginning.begin(userId, offerId, ANKARA);
    expect(status).toMatchObject({ isOnline: true, offer: { id: offerId, isActive: true } });
    expect(Object.keys(status.offer ?? {})).not.toContain('departsAt');
    expect(service.markers.markerOf(userId)?.offer.type).toBe('companion');
    expect(await planned()).toEqual([]);
    const unknown = { code: 'planned-offer-unknown', status: 404 };
    await expect(beginning.begin(userId, offerId, ANKARA)).rejects.toMatchObject(unknown);
  });

  it('refuses an offer before its departure', async () => {
    const { id } = await service.get(PlannedService).plan(userId, aPlan());
    await expect(beginning.begin(userId, id, ANKARA)).rejects.toMatchObject({ code: 'departure-ahead' });
    expect(await planned()).toHaveLength(1);
  });

  it('leaves an offer planned when going online fails', async () => {
    const offerId = await departing();
    jest.spyOn(service.markers, 'put').mockRejectedValueOnce(UNAVAILABLE);
    await expect(beginning.begin(userId, offerId, ANKARA)).rejects.toBe(UNAVAILABLE);
    expect(await planned()).toHaveLength(1);
    expect(await beginning.begin(userId, offerId, ANKARA)).toMatchObject({ isOnline: true });
  });
});
