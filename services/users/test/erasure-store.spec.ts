import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { databaseName } from '@rotadas/test-kit/require-env';
import { DeletionStore } from '../src/deletion/store/deletion.store.js';
import { ErasureStore } from '../src/deletion/store/erasure.store.js';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('ErasureStore', () => {
  const mongodb = new MongodbConnection(databaseName('erasures'));
  const accounts = new AccountStore(mongodb, new IdSequence(mongodb));
  const deletions = new DeletionStore(mongodb);
  const erasures = new ErasureStore(mongodb);
  const collection = (name: string) => mongodb.mongoose.collection<{ _id: number }>(name);

  beforeAll(() => mongodb.onModuleInit());
  beforeEach(() => mongodb.run(() => collection('users').deleteMany({})));
  afterAll(() => mongodb.onApplicationShutdown());

  /** An account whose news is published. */
  async function add(eraseAt: number): Promise<number> {
    const { id } = await accounts.create(newAccount(anIdentity()));
    await deletions.request(id, eraseAt, eraseAt - 1);
    await collection('users').updateOne({ _id: id }, { $unset: { outbox: 1 } });
    return id;
  }
  const claim = async (now: number, limit = 10) => {
    await erasures.claimDue(now);
    return (await erasures.takeClaimed(now, limit)).map(({ id }) => id);
  };

  it('claims only accounts whose time has come', async () => {
    const id = await add(1_000);
    await accounts.create(newAccount(anIdentity()));
    expect(await claim(999)).toEqual([]);
    expect(await claim(1_000)).toEqual([id]);
  });

  it('either takes the deletion back or erases, never both', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => add(1_000)));
    await Promise.all([erasures.claimDue(1_000), ...ids.map((id) => deletions.cancel(id, 1_000))]);
    const claimed = (await erasures.takeClaimed(1_000, 100)).map(({ id }) => id);
    const kept = await Promise.all(ids.map(async (id) => ((await accounts.find(id)) ? [id] : [])));
    expect([...claimed, ...kept.flat()].toSorted()).toEqual(ids.toSorted());
  });

  it('claims an account with pending events later, since they would name it afterwards', async () => {
    const id = await add(1_000);
    await accounts.changeProfile(id, { fullName: 'Ayşe Yılmaz' });
    expect(await claim(1_000)).toEqual([]);
    await collection('users').updateOne({ _id: id }, { $set: { outbox: [] } });
    expect(await claim(1_000)).toEqual([id]);
  });

  it('adds no event to a claimed account', async () => {
    const id = await add(1_000);
    await claim(1_000);
    await accounts.setRating(id, { rating: 5, ratings: 1, ratedAt: 2_000 });
    await accounts.verifyPhone(id, '+905321234567');
    const event = mongodb.transaction((session) => accounts.addEvent(session, id, {} as never));
    await expect(event).rejects.toMatchObject({ code: 'user-unknown' });
    expect(await collection('users').findOne({ _id: id })).toMatchObject({ rating: 0, phone: null });
    expect(await collection('users').findOne({ _id: id, outbox: { $exists: true } })).toBeNull();
  });

  it('takes the accounts first that have waited longest', async () => {
    const ids = [await add(1_000), await add(1_000)];
    const first = await claim(2_000, 1);
    expect([...first, ...(await claim(3_000, 1))].toSorted()).toEqual(ids);
    expect(await claim(4_000, 1)).toEqual(first);
  });

  it('takes an account again a minute after it was erased elsewhere, and immediately before that', async () => {
    const id = await add(1_000);
    expect([await claim(100_000), await claim(100_001)]).toEqual([[id], [id]]);
    await erasures.setProgress(id, { erasedElsewhereAt: 100_001 });
    expect(await claim(160_000)).toEqual([]);
    expect(await claim(160_001)).toEqual([id]);
  });

  it('records an erasure', async () => {
    const id = await add(1_000);
    for (const at of [1_500, 2_000]) await erasures.record(id, at);
    expect(await collection('erasures').findOne({ _id: id })).toEqual({ _id: id, at: 2_000 });
  });

  it('reports how long the earliest account is overdue', async () => {
    await add(1_000);
    await add(1_500);
    expect(await erasures.overdueMs(999)).toBe(0);
    expect(await erasures.overdueMs(2_000)).toBe(1_000);
  });
});
