import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { ReservationStore } from '../src/reservations/store/reservation.store.js';

describe('ReservationStore', () => {
  const mongodb = new MongodbConnection(databaseName('reservations'));
  const reservations = new ReservationStore(mongodb);
  let offerId = 0;
  beforeAll(() => mongodb.onModuleInit());
  beforeEach(() => void (offerId += 1));
  afterAll(() => mongodb.onApplicationShutdown());

  const reserve = (agreementId: number, quantity: number) =>
    reservations.reserve(offerId, { agreementId, quantity }, 4);

  it('never reserves more than the capacity, also concurrently', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, id) => reserve(id + 1, 1)));
    expect(results.filter(Boolean)).toHaveLength(4);
    expect(await reservations.total(offerId)).toBe(4);
  });

  it.each([
    ['the last seat to exactly one', 1],
    ['the first seats to both', 2],
  ])('gives %s of two, in a hundred rounds', async (_what, capacity) => {
    const rounds = Array.from({ length: 100 }, (_, round) => capacity * 1_000 + round);
    const winners = await Promise.all(
      rounds.map(async (id) => {
        const take = (agreementId: number) =>
          reservations.reserve(id, { agreementId, quantity: 1 }, capacity);
        return (await Promise.all([take(1), take(2)])).filter(Boolean).length;
      }),
    );
    expect(winners).toEqual(rounds.map(() => capacity));
  });

  it('reserves an agreement once, also concurrently', async () => {
    expect(await Promise.all([reserve(1, 3), reserve(1, 3), reserve(1, 3)])).toEqual([true, true, true]);
    expect(await reservations.total(offerId)).toBe(3);
    expect(await reserve(2, 2)).toBe(false);
  });

  it('releases a reservation once', async () => {
    await reserve(1, 3);
    await reserve(2, 1);
    await Promise.all([reservations.release(offerId, 1), reservations.release(offerId, 1)]);
    expect(await reservations.total(offerId)).toBe(1);
    expect(await reserve(3, 3)).toBe(true);
    await reservations.release(99_999, 1);
  });

  it('does not reserve more than the capacity of an offer without reservations', async () => {
    expect(await reserve(1, 5)).toBe(false);
    expect(await reservations.total(offerId)).toBe(0);
  });

  it('stores nothing of an offer once all its reservations are released', async () => {
    const stored = () =>
      mongodb.mongoose.collection<{ _id: number }>('reservations').findOne({ _id: offerId });
    await reserve(1, 3);
    expect(await stored()).toEqual({ _id: offerId, taken: [{ agreementId: 1, quantity: 3 }], total: 3 });
    await reservations.release(offerId, 1);
    expect(await stored()).toBeNull();
  });
});
