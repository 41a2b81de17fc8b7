import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { databaseName } from '@rotadas/test-kit/setting';
import { newAccount } from '../src/users/domain/registration.js';
import { UserStore } from '../src/users/store/user.store.js';
import { anIdentity } from './support/in-memory-user-store.js';

describe('UserStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const store = new UserStore(mongodb, new Counter(mongodb));
  beforeAll(() => mongodb.onModuleInit());
  afterAll(() => mongodb.onApplicationShutdown());

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
