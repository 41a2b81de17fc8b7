import { EventMessage, type EventType } from '@rotadas/contracts/protocol/event';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import type { SanctionInput } from '@rotadas/contracts/sanctions/sanction';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { type FollowedUsers, startFollowedUsers } from './support/access-changes.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('a sanction', () => {
  let users: FollowedUsers;
  let admin: { userId: number; isAdmin: boolean };
  beforeAll(async () => {
    users = await startFollowedUsers();
    admin = { userId: await users.add(anIdentity({ email: 'admin@rotadas.example' })), isAdmin: true };
  });
  afterAll(() => users.stop());
  beforeEach(() => void (users.changes.length = 0));

  const impose = (userId: number, input: Partial<SanctionInput>) =>
    users.client.call(sanctionsRpc.impose, {
      ...{ admin, userId },
      sanction: { kind: 'ban', reason: 'fraud', text: 'Parayı aldın, gelmedin.', ...input },
    });
  const identify = (identity: ReturnType<typeof anIdentity>) =>
    users.client.call(usersRpc.identify, { identity, isConfirmed: true });
  const published = async ({ stream, subject, payload }: EventType) =>
    (await streamMessages(requireEnv('NATS_URL'), stream.name))
      .filter((message) => message.subject === subject)
      .map((message) => payload.parse(EventMessage.parse(message.json()).payload));

  it('closes the access of a user until it is lifted, and publishes news and audit entries', async () => {
    const userId = await users.add();
    const { id } = await impose(userId, { kind: 'suspension', until: Date.now() + 60_000 });
    await users.isPublished({ kind: 'restricted', userId });
    await users.client.call(sanctionsRpc.lift, { admin, sanctionId: id });
    await users.isPublished({ kind: 'changed', userId });
    await eventually('all events are in the stream', async () => {
      const news = (await published(usersEvents.accountNews)).filter((each) => isAbout(each, userId));
      const entries = (await published(usersEvents.moderated)).filter((each) => isAbout(each, userId));
      return news.length === 2 && entries.length === 2;
    });
  });

  it('of a kind that leaves access closes nothing', async () => {
    const userId = await users.add();
    await impose(userId, { kind: 'warning' });
    await users.isPublished({ kind: 'changed', userId });
    expect(users.changes).not.toContainEqual({ kind: 'restricted', userId });
  });

  it('keeps the address from a new account, while its own user can still sign in', async () => {
    const identity = anIdentity();
    const userId = await users.add(identity);
    await impose(userId, {});
    const twin = anIdentity({ email: identity.email.toUpperCase() });
    await expect(identify(twin)).rejects.toMatchObject({ code: 'contact-banned', status: 403 });
    expect(await identify(identity)).toMatchObject({ id: userId, sanction: { kind: 'ban' } });
  });

  it.each([
    ['a suspension without an end', { kind: 'suspension' }],
    ['a suspension that has ended', { kind: 'suspension', until: 1_000 }],
    ['a suspension of two years', { kind: 'suspension', until: Date.now() + 2 * 366 * 86_400_000 }],
    ['a ban with an end', { until: Date.now() + 60_000 }],
    ['no text', { text: ' ' }],
  ] as const)('is rejected with %s', async (_what, input) => {
    const userId = await users.add();
    await expect(impose(userId, input)).rejects.toMatchObject({ code: 'input-invalid' });
  });
});

const isAbout = (payload: unknown, userId: number) =>
  typeof payload === 'object' && payload !== null && 'userId' in payload && payload.userId === userId;
