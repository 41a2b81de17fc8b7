import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { withCollection } from '@rotadas/test-kit/connections';
import { anIdentity } from './support/in-memory-account-store.js';
import { type RunningUsers, startUsers } from './support/running-users.js';

const ACCEPTED = { termsAccepted: true, acceptedTerms: TERMS_VERSION };

describe('the users service', () => {
  let users: RunningUsers;
  beforeAll(async () => {
    users = await startUsers();
  });
  afterAll(() => users.stop());

  const identify = (identity = anIdentity()) =>
    users.client.call(usersRpc.identify, { identity, isConfirmed: true });
  const stored = (filter: { [field: string]: unknown }) =>
    withCollection(users.mongodbUri, 'users', (all) => all.find(filter).toArray());
  const get = (userId: number) => users.client.call(usersRpc.get, { userId });
  const acceptTerms = (userId: number) => users.client.call(usersRpc.acceptTerms, { userId });
  const updateProfile = (userId: number, profile: { fullName: string; description?: string }) =>
    users.client.call(usersRpc.updateProfile, { userId, profile });
  const register = (identity: ReturnType<typeof anIdentity>, fullName: string, profileImage: string) => {
    const registration = { email: identity.email, fullName, profileImage };
    return users.client.call(usersRpc.register, { identity, registration });
  };

  describe('over NATS', () => {
    it('returns accounts, their public view and their addresses', async () => {
      const { email, ...identity } = anIdentity({ displayName: 'Ayşe Yılmaz' });
      const account = await identify({ ...identity, email });
      expect(account).toMatchObject({ email, fullName: 'Ayşe Yılmaz', termsAccepted: false });
      const { id } = account;
      expect(await get(id)).toEqual(account);
      expect(await acceptTerms(id)).toEqual({ ...account, ...ACCEPTED });
      const viewed = await users.client.call(usersRpc.getPublic, { userId: id, viewerId: id });
      expect(viewed).toEqual({ id, fullName: 'Ayşe Yılmaz', email });
      const addresses = await users.client.call(usersRpc.getAccounts, { userIds: [999_999_999, id] });
      const found = { id, email, uid: identity.uid, isSuspended: false, createdAt: expect.any(Number) };
      expect(addresses).toEqual({ users: [found] });
      await users.client.call(usersRpc.suspend, { userId: id });
      const suspended = await users.client.call(usersRpc.getAccounts, { userIds: [id] });
      expect(suspended.users).toMatchObject([{ id, isSuspended: true }]);
    });

    it('makes the user with ADMIN_EMAIL an admin', async () => {
      expect(await identify(anIdentity({ email: 'admin@rotadas.example' }))).toMatchObject({ isAdmin: true });
    });
  });

  describe('in MongoDB', () => {
    it('creates one account for concurrent calls of one identity', async () => {
      const identity = anIdentity();
      const calls = Array.from({ length: 20 }, () => identify(identity));
      expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
      expect(await stored({ googleId: identity.uid })).toHaveLength(1);
    });

    it('does not mix up concurrent calls of many users', async () => {
      const identities = Array.from({ length: 20 }, () => anIdentity());
      const nameOf = (index: number) => `Kişi ${'ABCDEFGHIJKLMNOPQRST'.charAt(index)}`;
      const created = await Promise.all(identities.map((identity) => identify(identity)));
      expect(new Set(created.map(({ id }) => id)).size).toBe(20);
      await Promise.all(created.map(({ id }) => acceptTerms(id)));
      const named = await Promise.all(
        created.map(({ id }, index) => updateProfile(id, { fullName: nameOf(index) })),
      );
      const expected = created.map((account, index) => ({
        ...account,
        ...ACCEPTED,
        fullName: nameOf(index),
      }));
      expect(named).toEqual(expected);
      expect(await Promise.all(identities.map((identity) => identify(identity)))).toEqual(named);
    });

    it('keeps name and picture of the first concurrent registration', async () => {
      const identity = anIdentity();
      await identify(identity);
      const registered = await Promise.all(
        [...'abcdefghij'].map((letter) =>
          register(identity, `Kişi ${letter}`, `https://photos.example/${letter}.png`),
        ),
      );
      expect(new Set(registered.map(({ fullName }) => fullName)).size).toBe(1);
      expect(new Set(registered.map(({ profileImage }) => profileImage)).size).toBe(1);
    });

    it('has a unique index on googleId', async () => {
      const { id } = await identify();
      const [record] = await stored({ _id: id });
      const twin = withCollection(users.mongodbUri, 'users', (all) =>
        all.insertOne({ ...record, _id: id + 1_000_000 }),
      );
      await expect(twin).rejects.toMatchObject({ code: 11_000 });
    });

    it('stores text that looks like an operator unchanged', async () => {
      const { id } = await acceptTerms((await identify()).id);
      const profile = { fullName: 'Ayşe Kaya', description: '$email {"$gt": ""} $where a.b <b>&"' };
      await updateProfile(id, profile);
      expect(await get(id)).toMatchObject(profile);
    });

    it('reads profiles that violate the current rules', async () => {
      const { id } = await identify();
      const old = { fullName: 'Ay\0şe\u202e', phone: 'abc', birthDate: '9999-01-01', description: '\u2066x' };
      await withCollection(users.mongodbUri, 'users', (all) => all.updateOne({ _id: id }, { $set: old }));
      expect(await get(id)).toMatchObject(old);
    });
  });

  it('publishes each change of a profile to JetStream, in order', async () => {
    const identity = anIdentity();
    await identify(identity);
    const { id } = await register(identity, 'Zeynep Demir', 'https://photos.example/z.png');
    await acceptTerms(id);
    await updateProfile(id, { fullName: 'Zeynep Demir' });
    await updateProfile(id, { fullName: 'Zeynep D.' });
    const { stream, subject, payload } = usersEvents.profileChanged;
    const published = async () =>
      (await streamMessages(requireEnv('NATS_URL'), stream.name))
        .filter((message) => message.subject === subject)
        .map((message) => payload.parse(EventMessage.parse(message.json()).payload))
        .filter(({ userId }) => userId === id);
    await eventually('both events are in the stream', async () => (await published()).length === 2);
    const others = { phone: null, gender: 'unspecified', rating: 0, ratings: 0 };
    expect(await published()).toEqual([
      { userId: id, fullName: 'Zeynep Demir', ...others },
      { userId: id, fullName: 'Zeynep D.', ...others },
    ]);
  });
});
