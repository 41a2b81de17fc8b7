import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/with-collection';
import { newRating } from '../src/ratings/domain/new-rating.js';
import { RatingStore } from '../src/ratings/store/rating.store.js';

describe('RatingStore', () => {
  const uri = databaseOf('users');
  const mongodb = new MongodbConnection(uri);
  const ratings = new RatingStore(mongodb, new Counter(mongodb));

  beforeAll(async () => {
    mongodb.onModuleInit();
    await eventually('MongoDB is prepared', () =>
      mongodb.ping().then(
        () => true,
        () => false,
      ),
    );
  });
  afterAll(() => mongodb.onApplicationShutdown());

  let lastUser = 0;
  const aPair = () => ({ from: (lastUser += 1), to: (lastUser += 1) });
  const rate = (from: number, to: number, rating: number, comment: string | null = null) =>
    ratings.save(newRating(from, { toUserId: to, rating, comment }, Date.now()));

  it('stores a rating with a serial id and its time, and reads it back', async () => {
    const { from, to } = aPair();
    const before = Date.now();
    const kept = await rate(from, to, 4, 'Zamanında geldi');
    expect(kept).toMatchObject({ fromUserId: from, toUserId: to, rating: 4, comment: 'Zamanında geldi' });
    expect(kept.createdAt).toBeGreaterThanOrEqual(before);
    expect(await ratings.find(from, to)).toEqual(kept);
    const next = await rate(to, from, 5);
    expect(next.id).toBeGreaterThan(kept.id);
  });

  it('replaces the earlier rating of the same pair', async () => {
    const { from, to } = aPair();
    const first = await rate(from, to, 2, 'Geç kaldı');
    const second = await rate(from, to, 5);
    expect(second).toMatchObject({ id: first.id, rating: 5, comment: null });
    expect(await ratings.meanOf(to)).toBe(5);
  });

  it('stores one rating for concurrent ratings of a pair', async () => {
    const { from, to } = aPair();
    const kept = await Promise.all(Array.from({ length: 10 }, (_, turn) => rate(from, to, 1 + (turn % 5))));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(await withCollection(uri, 'ratings', (all) => all.countDocuments({ toUserId: to }))).toBe(1);
  });

  it('returns the mean, 0 without ratings', async () => {
    const { from, to } = aPair();
    expect(await ratings.meanOf(to)).toBe(0);
    await rate(from, to, 5);
    await rate(aPair().from, to, 2);
    expect(await ratings.meanOf(to)).toBe(3.5);
  });

  it('refuses a rating that breaks a rule', async () => {
    const { from, to } = aPair();
    const rating = { fromUserId: from, toUserId: to, rating: 3, comment: null, createdAt: 1 };
    for (const broken of [
      { ...rating, rating: 0 },
      { ...rating, rating: 6 },
      { ...rating, rating: 2.5 },
      { ...rating, comment: 'a'.repeat(501) },
      { ...rating, toUserId: from },
    ]) {
      await expect(ratings.save(broken)).rejects.toThrow(/validation failed/i);
    }
    expect(await ratings.find(from, to)).toBeNull();
  });

  it('has a unique index on the pair', async () => {
    const { from, to } = aPair();
    await rate(from, to, 3);
    const twin = { _id: 1_000_000, fromUserId: from, toUserId: to, rating: 1, comment: null, createdAt: 1 };
    await expect(withCollection(uri, 'ratings', (all) => all.insertOne(twin))).rejects.toMatchObject({
      code: 11_000,
    });
  });
});
