import { PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { RatingsService } from './ratings.service.js';

const DAY_MS = 24 * 3_600_000;

describe('RatingsService', () => {
  const service = useAgreementsInMemory();
  const rate = (id: number, userId = REQUESTER_ID, rating = 5) =>
    service.get(RatingsService).rate(userId, id, { rating, comment: null });
  const closed = expect.objectContaining({ code: 'rating-closed' });

  it('takes one rating of each side', async () => {
    const { id } = service.add({ state: 'done', endedAt: Date.now() });
    await rate(id);
    await expect(rate(id)).rejects.toEqual(closed);
    await rate(id, PROVIDER_ID, 4);
    expect(service.ratings.rated).toMatchObject([
      { userId: PROVIDER_ID, rating: 5 },
      { userId: REQUESTER_ID, rating: 4 },
    ]);
  });

  it.each([
    ['a trip that lapsed', { state: 'lapsed', endedAt: Date.now() }],
    ['an early cancellation', { state: 'cancelled', endedAt: Date.now() }],
    ['a trip that ended two weeks ago', { state: 'done', endedAt: Date.now() - 14 * DAY_MS }],
    ['a trip that is under way', { state: 'under_way' }],
  ] as const)('rejects the rating of %s', async (_what, known) => {
    await expect(rate(service.add(known).id)).rejects.toEqual(closed);
  });

  it.each([
    ['a missed trip', { state: 'missed', endedAt: Date.now() }],
    ['a late cancellation', { state: 'cancelled', endedAt: Date.now(), isLate: true }],
  ] as const)('takes the rating of %s', async (_what, known) => {
    expect(await rate(service.add(known).id)).toMatchObject({ rating: 5, toUserId: PROVIDER_ID });
  });

  it('shows the rating of one side once', async () => {
    const { id } = service.add({ state: 'done', endedAt: Date.now() });
    await rate(id);
    expect(service.ratings.rated).toEqual([]);
    await service.get(RatingsService).showDue(id);
    await service.get(RatingsService).showDue(id);
    expect(service.ratings.rated).toMatchObject([{ userId: PROVIDER_ID, rating: 5 }]);
  });

  it('takes no rating of a person whose account was erased', async () => {
    const { id } = service.add({ state: 'done', endedAt: Date.now() });
    service.users.delete(PROVIDER_ID);
    await expect(rate(id)).rejects.toEqual(closed);
  });

  it('takes no rating of another person', async () => {
    const { id } = service.add({ state: 'done', endedAt: Date.now() });
    await expect(rate(id, 9)).rejects.toMatchObject({ code: 'agreement-unknown' });
  });
});
