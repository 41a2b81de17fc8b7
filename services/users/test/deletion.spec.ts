import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { type FollowedUsers, startFollowedUsers } from './support/access-changes.js';
import { anIdentity } from './support/in-memory-account-store.js';

const DAYS_7_MS = 7 * 86_400_000;

describe('the deletion of an account', () => {
  let users: FollowedUsers;
  beforeAll(async () => {
    users = await startFollowedUsers();
  });
  afterAll(() => users.stop());

  const request = (userId: number) => users.client.call(accountsRpc.requestDeletion, { userId });
  const cancel = (userId: number) => users.client.call(accountsRpc.cancelDeletion, { userId });
  const news = async (userId: number) => {
    const { stream, subject, payload } = usersEvents.accountNews;
    const messages = await streamMessages(requireEnv('NATS_URL'), stream.name);
    const all = messages.filter((message) => message.subject === subject);
    const found = all.map((message) => payload.parse(EventMessage.parse(message.json()).payload));
    return found.filter((each) => each.userId === userId);
  };

  it('is due after 7 days, keeps its first date if it is requested twice at once, and restricts', async () => {
    const userId = await users.add();
    const before = Date.now();
    const replies = await Promise.all(Array.from({ length: 10 }, () => request(userId)));
    const [{ eraseAt = 0 } = {}] = replies;
    expect(replies).toEqual(replies.map(() => ({ eraseAt })));
    expect(eraseAt).toBeGreaterThanOrEqual(before + DAYS_7_MS);
    expect(await request(userId)).toEqual({ eraseAt });
    await users.isPublished({ kind: 'restricted', userId });
    expect(await users.client.call(usersRpc.get, { userId })).toMatchObject({ eraseAt });
    await eventually('the news is published', async () => {
      expect(await news(userId)).toMatchObject([{ news: 'deletion-requested', until: eraseAt }]);
      return true;
    });
  });

  it('is taken back once, however often that is requested', async () => {
    const userId = await users.add();
    await cancel(userId);
    await request(userId);
    await Promise.all([cancel(userId), cancel(userId)]);
    expect(await users.client.call(usersRpc.get, { userId })).toMatchObject({ eraseAt: null });
    await users.isPublished({ kind: 'changed', userId });
    await eventually('the news is published', async () => {
      const kinds = (await news(userId)).map((each) => each.news);
      expect(kinds).toEqual(['deletion-requested', 'deletion-cancelled']);
      return true;
    });
  });

  it('cannot be taken back once the erasure has begun: no request finds or changes the account', async () => {
    const identity = anIdentity();
    const userId = await users.add(identity);
    await users.set(userId, { eraseAt: 1 });
    await users.set(userId, { erasure: { attemptedAt: 0, erasedElsewhereAt: null, isMailed: false } });
    await users.isPublished({ kind: 'changed', userId });
    const unknown = { code: 'user-unknown' };
    await expect(cancel(userId)).rejects.toMatchObject(unknown);
    await expect(request(userId)).rejects.toMatchObject(unknown);
    await expect(users.client.call(usersRpc.acceptTerms, { userId })).rejects.toMatchObject(unknown);
    await expect(users.client.call(usersRpc.get, { userId })).rejects.toMatchObject(unknown);
    expect(await users.client.call(usersRpc.getAccounts, { userIds: [userId] })).toEqual({ users: [] });
    for (const changed of [identity, { ...identity, email: 'baska@rotadas.example', issuedAt: 2_000 }])
      await expect(
        users.client.call(usersRpc.identify, { identity: changed, isConfirmed: true }),
      ).rejects.toMatchObject({ code: 'token-invalid' });
  });

  it('of an unknown account is refused', async () => {
    await expect(request(999_999)).rejects.toMatchObject({ code: 'user-unknown' });
    await expect(cancel(999_999)).rejects.toMatchObject({ code: 'user-unknown' });
  });
});
