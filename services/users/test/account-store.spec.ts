import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('AccountStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const store = new AccountStore(mongodb, new IdSequence(mongodb));
  beforeAll(() => mongodb.onModuleInit());
  afterAll(() => mongodb.onApplicationShutdown());

  it('keeps the address of the newest of concurrent tokens, and updates one without a time', async () => {
    const { id, googleId } = await store.create(newAccount(anIdentity({ issuedAt: 1_000 })));
    await mongodb.mongoose.collection('users').updateOne({ googleId }, { $unset: { emailAt: '' } });
    const times = [2_000, 5_000, 3_000, 5_000, 4_000];
    await Promise.all(times.map((at, index) => store.updateEmail(id, `${at}-${index}@rotadas.example`, at)));
    const newest = { email: '5000-1@rotadas.example', emailAt: 5_000 };
    expect(await store.find(id)).toMatchObject(newest);
    expect(await store.updateEmail(id, 'eski@rotadas.example', 4_999)).toMatchObject(newest);
  });

  it('adds an event with the newest mean of the ratings, and ignores an older one', async () => {
    const { id, googleId } = await store.create(newAccount(anIdentity()));
    await store.setRating(id, { rating: 4.5, ratings: 2, ratedAt: 2_000 });
    await store.setRating(id, { rating: 5, ratings: 1, ratedAt: 1_000 });
    expect(await store.find(id)).toMatchObject({ rating: 4.5, ratings: 2 });
    const document = await mongodb.mongoose.collection('users').findOne({ googleId });
    expect(document?.['outbox']).toMatchObject([{ payload: { userId: id, rating: 4.5, ratings: 2 } }]);
  });

  it('stores a verified phone of one account only, also of concurrent ones', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => store.create(newAccount(anIdentity()))));
    const phone = '+90 532 123 45 67';
    await Promise.all(accounts.map(({ id }) => store.verifyPhone(id, phone)));
    const found = await Promise.all(accounts.map((account) => store.find(account.id)));
    expect(found.filter((account) => account?.isPhoneVerified)).toHaveLength(1);
    const { id = 0 } = accounts[0] ?? {};
    await store.verifyPhone(id, phone);
    expect(await store.changeProfile(id, { phone, fullName: 'Ali' })).toMatchObject({
      isPhoneVerified: true,
    });
    expect(await store.changeProfile(id, { phone: null })).toMatchObject({ isPhoneVerified: false });
  });

  it('rejects only the change that failed, of those written together', async () => {
    const [one, broken, other] = await Promise.all(
      [1, 2, 3].map(() => store.create(newAccount(anIdentity()))),
    );
    const { googleId } = broken ?? {};
    await mongodb.mongoose.collection('users').updateOne({ googleId }, { $set: { outbox: 'no list' } });
    const change = (id = 0) => store.changeProfile(id, { fullName: 'Ali Kaya' });
    const changes = await Promise.allSettled([one, broken, other].map((account) => change(account?.id)));
    const changed = { status: 'fulfilled', value: { fullName: 'Ali Kaya' } };
    expect(changes).toMatchObject([changed, { status: 'rejected' }, changed]);
  });
});
