import { jest } from '@jest/globals';
import { SHARE_AFTER_TRIP_MS, SHARE_MS_MAX } from '@rotadas/contracts/shares/share';
import { SHARES_CHANGED } from '@rotadas/contracts/shares/shares.rpc';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { POSITION, useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { HOUR_MS, MINUTE_MS, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { UNKNOWN_DURATION_MS } from '../agreements/domain/agreement-times.js';
import { ShareEndings } from './share-endings.js';
import { SharesService } from './shares.service.js';

const UNKNOWN = { code: 'share-unknown' };
const NOT_SHAREABLE = { code: 'trip-not-shareable' };
const OFFER_ID = 40;

describe('SharesService', () => {
  const service = useAgreementsInMemory();
  beforeEach(() => jest.useFakeTimers({ advanceTimers: 1 }));
  afterEach(() => jest.useRealTimers());

  const create = (agreementId: number | null, ownerId = REQUESTER_ID) =>
    service.get(SharesService).create(ownerId, agreementId);
  const open = (token: string, isCounted = true) => service.get(SharesService).open(token, isCounted);
  const list = (ownerId = REQUESTER_ID) => service.get(SharesService).list(ownerId);
  const accepted = () => service.add({ state: 'accepted', acceptedAt: Date.now(), offerId: OFFER_ID });
  const goOnline = () => service.offerSeats(OFFER_ID, {}, { isLive: true });
  const goOffline = () => service.get(ShareEndings).afterLiveOffer(OFFER_ID, Date.now());
  const endTrip = ({ id: agreementId }: { readonly id: number }, at = Date.now()) =>
    service.get(ShareEndings).afterChange({
      ...{ agreementId, requesterId: REQUESTER_ID, providerId: PROVIDER_ID, offerId: OFFER_ID },
      ...{ version: 4, actor: 'provider', from: 'under_way', to: 'done', departsAt: at, at },
    });

  it.each([REQUESTER_ID, PROVIDER_ID])('shows a follower the trip of an agreement of %i', async (ownerId) => {
    goOnline();
    const agreement = accepted();
    const { token, expiresAt } = await create(agreement.id, ownerId);
    expect(await open(token)).toEqual({
      ...{ providerId: PROVIDER_ID, isOnTrip: true, firstName: 'Mehmet', serviceType: agreement.serviceType },
      ...{ from: 'Isparta', to: 'Antalya', position: POSITION, arrivesAt: agreement.arrivesAt, expiresAt },
    });
    expect(expiresAt).toBe(Date.now() + SHARE_MS_MAX);
  });

  it('shows the live offer of its owner, without an arrival', async () => {
    goOnline();
    const { token, agreementId } = await create(null, PROVIDER_ID);
    expect(agreementId).toBeNull();
    expect(await open(token)).toMatchObject({ firstName: 'Mehmet', position: POSITION, arrivesAt: null });
  });

  it.each([
    ['Dr. Mehmet Demir', 'Mehmet'],
    ['0532 444 55 66', 'Biri'],
  ])('shows of the provider %j only %j', async (fullName, firstName) => {
    service.users.set(PROVIDER_ID, aUser({ id: PROVIDER_ID, fullName }));
    const { token } = await create(accepted().id);
    expect(await open(token)).toMatchObject({ firstName });
  });

  it('shows no position on another trip of the provider', async () => {
    goOnline();
    const { token } = await create(accepted().id);
    service.offers.delete(OFFER_ID);
    service.offerSeats(OFFER_ID + 1, {}, { isLive: true });
    expect(await open(token)).toMatchObject({ isOnTrip: false, position: null });
  });

  it('estimates the arrival from the meeting, and not without a road', async () => {
    const now = Date.now();
    const times = { departsAt: now, arrivesAt: now + HOUR_MS + 0.4, metAt: now + MINUTE_MS };
    const late = await create(service.add({ state: 'under_way', ...times }).id);
    expect(await open(late.token)).toMatchObject({ arrivesAt: now + MINUTE_MS + HOUR_MS, position: null });
    const roadless = { ...times, arrivesAt: now + UNKNOWN_DURATION_MS };
    const unknown = await create(service.add({ state: 'under_way', ...roadless }).id);
    expect(await open(unknown.token)).toMatchObject({ arrivesAt: null });
  });

  it('stores no token, and 128 random bits make each one', async () => {
    const { id } = accepted();
    const tokens = [(await create(id)).token, (await create(id)).token];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
      expect(JSON.stringify([...service.shares.byId.values()])).not.toContain(token);
    }
  });

  it('counts openings, except those that only look again', async () => {
    const { token } = await create(accepted().id);
    await open(token);
    await open(token);
    await open(token, false);
    expect(await list()).toMatchObject([{ opened: 2 }]);
  });

  it.each(['requested', 'declined', 'cancelled', 'expired', 'missed', 'lapsed', 'done'] as const)(
    'shares no agreement that is %s',
    async (state) => {
      await expect(create(service.add({ state }).id)).rejects.toMatchObject(NOT_SHAREABLE);
    },
  );

  it('shares no agreement of others, and no offer while offline', async () => {
    await expect(create(accepted().id, 9)).rejects.toMatchObject({ code: 'agreement-unknown' });
    await expect(create(null)).rejects.toMatchObject(NOT_SHAREABLE);
  });

  it('has at most five open shares of a user', async () => {
    const { id } = accepted();
    const shares = [await create(id), await create(id), await create(id), await create(id), await create(id)];
    await expect(create(id)).rejects.toMatchObject({ code: 'shares-full' });
    await service.get(ShareEndings).stop(REQUESTER_ID, shares[0]?.id ?? 0);
    await create(id);
  });

  it('is stopped by its owner only, and repeatedly', async () => {
    const { id, token } = await create(accepted().id);
    await service.get(ShareEndings).stop(PROVIDER_ID, id);
    await open(token);
    await service.get(ShareEndings).stop(REQUESTER_ID, id);
    await service.get(ShareEndings).stop(REQUESTER_ID, id);
    await expect(open(token)).rejects.toMatchObject(UNKNOWN);
    expect(await list()).toEqual([]);
    expect(service.published).toEqual([[SHARES_CHANGED, { providerId: PROVIDER_ID }]]);
  });

  it('cannot be guessed', async () => {
    await create(accepted().id);
    await expect(open('A'.repeat(22))).rejects.toMatchObject(UNKNOWN);
  });

  it('ends half an hour after the agreement, also if the event is repeated', async () => {
    const agreement = accepted();
    const { token } = await create(agreement.id);
    const endedAt = Date.now() + HOUR_MS;
    await endTrip(agreement, endedAt);
    await endTrip(agreement, endedAt);
    expect(await open(token)).toMatchObject({ expiresAt: endedAt + SHARE_AFTER_TRIP_MS });
    jest.setSystemTime(endedAt + SHARE_AFTER_TRIP_MS);
    await expect(open(token)).rejects.toMatchObject(UNKNOWN);
    expect(service.published).toHaveLength(1);
  });

  it('ends half an hour after the live offer, and not with the offer of an agreement', async () => {
    goOnline();
    const offer = await create(null, PROVIDER_ID);
    const agreement = await create(accepted().id);
    await goOffline();
    expect(await open(offer.token)).toMatchObject({ expiresAt: Date.now() + SHARE_AFTER_TRIP_MS });
    expect(await open(agreement.token)).toMatchObject({ expiresAt: Date.now() + SHARE_MS_MAX });
  });

  it('ends after twelve hours at the latest', async () => {
    const { token } = await create(accepted().id);
    jest.setSystemTime(Date.now() + SHARE_MS_MAX);
    await expect(open(token)).rejects.toMatchObject(UNKNOWN);
  });

  it('ends immediately if the trip ended while it was created', async () => {
    const agreement = accepted();
    const { add } = service.shares;
    jest.spyOn(service.shares, 'add').mockImplementationOnce(async (share) => {
      service.agreements.set({ ...agreement, state: 'cancelled', endedAt: Date.now() });
      return add.call(service.shares, share);
    });
    await expect(create(agreement.id)).rejects.toMatchObject(NOT_SHAREABLE);
    expect(await list()).toEqual([]);
  });

  it.each([REQUESTER_ID, PROVIDER_ID])('ends immediately if %i loses the access', async (userId) => {
    const { token } = await create(accepted().id);
    await service.get(ShareEndings).afterLostAccess(userId);
    await expect(open(token)).rejects.toMatchObject(UNKNOWN);
  });

  it('ends immediately after a block between both, and after no other', async () => {
    const { token } = await create(accepted().id);
    await service.get(ShareEndings).afterBlock(9, REQUESTER_ID);
    await open(token);
    await service.get(ShareEndings).afterBlock(PROVIDER_ID, REQUESTER_ID);
    await expect(open(token)).rejects.toMatchObject(UNKNOWN);
  });
});
