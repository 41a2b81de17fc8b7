import { FIRST_TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import type { NewAccount } from '../src/users/domain/account.js';
import { type PeopleFilter, toPeopleFilter } from '../src/users/domain/people-query.js';
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

  it('adds one acceptance per version, after that of an account which recorded none', async () => {
    const { id, googleId } = await store.create(newAccount(anIdentity()));
    const accept = (version: string, at: number) => store.acceptTerms(id, { version, at });
    const old = { $set: { termsAccepted: true }, $unset: { acceptances: '' } };
    await mongodb.mongoose.collection('users').updateOne({ googleId }, old);
    const first = { version: FIRST_TERMS_VERSION, at: null };
    expect(await store.find(id)).toMatchObject({ acceptances: [first] });
    await Promise.all([accept('2026-12-01', 1_000), accept('2026-12-01', 2_000)]);
    await accept('2027-01-01', 3_000);
    expect(await store.find(id)).toMatchObject({
      acceptances: [first, { version: '2026-12-01', at: 1_000 }, { version: '2027-01-01', at: 3_000 }],
    });
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

  describe('search', () => {
    const add = (fullName: string, more: Partial<NewAccount> = {}) =>
      store.create({ ...newAccount(anIdentity()), fullName, ...more });
    const names = async (filter: PeopleFilter, limit = 20) =>
      (await store.search(filter, limit)).map(({ fullName }) => fullName);
    beforeAll(async () => {
      await mongodb.mongoose.collection('users').deleteMany({});
      for (const name of ['Işıl Öz', 'IŞIK Demir', 'ışık Kaya', 'İşçi Ali', 'Şule Çelik', 'Şu', 'Veli'])
        await add(name);
      await add('Zeki', { email: 'Zeki.Ak@Rotadas.example', phone: '0532 444 55 66' });
      await add('Zehra', { phone: '+90 532 444 55 66' });
    });

    it.each([
      ['ışı', ['IŞIK Demir', 'Işıl Öz', 'ışık Kaya']],
      ['isıl', ['Işıl Öz']],
      ['IŞIK', ['IŞIK Demir', 'ışık Kaya']],
      ['isci', ['İşçi Ali']],
      ['sule ce', ['Şule Çelik']],
      ['şu', ['Şu', 'Şule Çelik']],
      ['demir', []],
      ['$gt', []],
    ])('finds the beginning of names: %s', async (query, expected) => {
      expect((await names(toPeopleFilter(query))).toSorted()).toEqual(expected.toSorted());
    });

    it('finds an e-mail address in any case, and a phone in each stored form', async () => {
      expect(await names({ email: 'zeki.ak@rotadas.EXAMPLE' })).toEqual(['Zeki']);
      expect(await names({ email: 'zeki.ak' })).toEqual([]);
      expect(await names(toPeopleFilter('0532 444 55 66'))).toEqual(['Zehra', 'Zeki']);
      expect(await names(toPeopleFilter('+90 532 444 55 66'))).toEqual(['Zehra']);
    });

    it('returns at most `limit` people, and reads no more of the others than the index', async () => {
      await Promise.all(Array.from({ length: 200 }, (_, index) => add(`Ahmet ${index}`)));
      expect(await names({ names: ['ahm'] }, 5)).toHaveLength(5);
      const users = mongodb.mongoose.collection('users');
      const examined = async (filter: object) => {
        const found = users.find(filter, { collation: { locale: 'en', strength: 1 } }).sort({ fullName: 1 });
        return (await found.limit(5).explain('executionStats')).executionStats.totalDocsExamined;
      };
      const range = { fullName: { $gte: 'ahm', $lt: 'ahm\uffff' } };
      expect(await examined({ $or: [range, { fullName: { $gte: 'x', $lt: 'x\uffff' } }] })).toBe(5);
      expect(await examined({ $or: [{ email: 'zeki.ak@rotadas.example' }] })).toBe(1);
      expect(await examined({ $or: [{ _id: 1_000_000 }, { phone: { $in: ['+90 532 444 55 66'] } }] })).toBe(
        1,
      );
    });
  });
});
