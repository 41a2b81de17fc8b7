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

  it('gives the last seat to exactly one of two, in a hundred rounds', async () => {
    const rounds = Array.from({ length: 100 }, (_, round) => 1_000 + round);
    const winners = await Promise.all(
      rounds.map(async (id) => {
        const take = (agreementId: number) => reservations.reserve(id, { agreementId, quantity: 1 }, 1);
        return (await Promise.all([take(1), take(2)])).filter(Boolean).length;
      }),
    );
    expect(winners).toEqual(rounds.map(() => 1));
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
});
