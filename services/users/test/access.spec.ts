import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { withCollection } from '@rotadas/test-kit/connections';
import { type FollowedUsers, startFollowedUsers } from './support/access-changes.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('the users service publishes', () => {
  let users: FollowedUsers;
  beforeAll(async () => {
    users = await startFollowedUsers();
  });
  afterAll(() => users.stop());
  beforeEach(() => void (users.changes.length = 0));

  it('a change of the e-mail address, which may make an admin', async () => {
    const identity = anIdentity();
    const userId = await users.add(identity);
    await users.add({ ...identity, email: 'baska@rotadas.example', issuedAt: identity.issuedAt + 1_000 });
    await users.isPublished({ kind: 'changed', userId });
  });

  it('the removal of an account', async () => {
    const userId = await users.add();
    await withCollection(users.mongodbUri, 'users', (records) => records.deleteOne({ _id: userId }));
    await users.isPublished({ kind: 'deleted', userId });
  });

  it.each([
    ['restricted', { eraseAt: 1_000 }],
    ['restricted', { sanction: { kind: 'ban' } }],
    ['signed-out', { signedOutAt: 1_000 }],
    ['changed', { eraseAt: null }],
    ['changed', { sanction: { kind: 'warning' } }],
  ] as const)('%s for %j', async (kind, change) => {
    const userId = await users.add();
    if ('eraseAt' in change && change.eraseAt === null) await users.set(userId, { eraseAt: 1_000 });
    await users.set(userId, change);
    await users.isPublished({ kind, userId });
  });

  it('a change of isAdmin by another writer, but no new account or other fields', async () => {
    const other = await users.add();
    await users.client.call(usersRpc.acceptTerms, { userId: other });
    await users.client.call(usersRpc.updateProfile, { userId: other, profile: { fullName: 'Ali Kaya' } });
    const userId = await users.add();
    await users.set(userId, { isAdmin: true });
    await users.isPublished({ kind: 'changed', userId });
    expect(users.changes).toEqual([{ kind: 'changed', userId }]);
  });

  it('a sign-out everywhere, and rejects the earlier sign-ins for good', async () => {
    const identity = anIdentity({ signedInAt: 5_000 });
    const userId = await users.add(identity);
    const signOut = (before: number) => users.client.call(accountsRpc.signOut, { userId, before });
    await signOut(6_000);
    await signOut(4_000);
    await users.isPublished({ kind: 'signed-out', userId });
    const identify = (signedInAt: number) =>
      users.client.call(usersRpc.identify, { identity: { ...identity, signedInAt } });
    await expect(identify(5_000)).rejects.toMatchObject({ code: 'token-invalid' });
    expect(await identify(6_000)).toMatchObject({ id: userId });
    const unknown = { userId: 999_999, before: 6_000 };
    await expect(users.client.call(accountsRpc.signOut, unknown)).rejects.toMatchObject({
      code: 'user-unknown',
    });
  });
});
