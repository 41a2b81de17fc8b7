import { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { eraseUser } from '@rotadas/contracts/personal-data/erase-user';
import type { SanctionInput } from '@rotadas/contracts/sanctions/sanction';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { databaseName } from '@rotadas/test-kit/require-env';
import { appeal, decide, impose, lift } from '../src/sanctions/domain/sanction-acts.js';
import { SanctionStore } from '../src/sanctions/store/sanction.store.js';
import type { NewAccount } from '../src/users/domain/account.js';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { BannedContactStore } from '../src/users/store/banned-contact.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

const NOW = 1_000;
const BAN: SanctionInput = { kind: 'ban', reason: 'fraud', text: 'Parayı aldın, gelmedin.' };
const WARNING: SanctionInput = { kind: 'warning', reason: 'spam', text: 'Reklam yazma.' };

describe('SanctionStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const ids = new IdSequence(mongodb);
  const accounts = new AccountStore(mongodb, ids);
  const banned = new BannedContactStore(mongodb, 'a key that only these tests know, 123');
  const sanctions = new SanctionStore(mongodb, ids, accounts, banned);
  const outbox = new MongodbOutbox(mongodb.mongoose, 'users');
  let admin: number;
  let otherAdmin: number;
  beforeAll(async () => {
    mongodb.onModuleInit();
    [admin, otherAdmin] = [await addAdmin(), await addAdmin()];
  });
  afterAll(() => mongodb.onApplicationShutdown());

  const addUser = (change: Partial<NewAccount> = {}) =>
    accounts.create({ ...newAccount(anIdentity()), ...change });
  const addAdmin = async () => (await addUser({ isAdmin: true })).id;
  const add = (userId: number, input: SanctionInput, adminId = admin) =>
    sanctions.add(userId, (id, others) => impose({ id, userId, adminId, input, others }, NOW));
  const notice = async (userId: number) => (await accounts.find(userId))?.sanction;
  const events = async (userId: number) => {
    const pending = await outbox.pending(1_000);
    return pending.find(({ documentId }) => documentId === userId)?.events ?? [];
  };
  const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));

  it('saves the act, the notice, the news of the user and the entry of the admin', async () => {
    const [{ id: userId }, adminId] = [await addUser(), await addAdmin()];
    const sanction = await add(userId, BAN, adminId);
    expect(await sanctions.list(userId)).toEqual([sanction]);
    expect(await notice(userId)).toMatchObject({ id: sanction.id, kind: 'ban', text: BAN.text });
    const [news] = await events(userId);
    expect(news).toMatchObject({
      subject: usersEvents.accountNews.subject,
      payload: { userId, news: 'banned' },
    });
    const [moderated] = await events(adminId);
    expect(moderated?.subject).toBe(usersEvents.moderated.subject);
    const entry = AuditEntry.parse(moderated?.payload);
    expect(entry).toMatchObject({ adminId, userId, target: String(sanction.id), kind: 'sanction-imposed' });
    expect(JSON.stringify(entry)).not.toContain(BAN.text);
  });

  it('lets one of several admins win who suspend or ban at the same moment', async () => {
    const { id: userId } = await addUser();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => add(userId, BAN)));
    expect(codes(results)).toEqual(Array.from({ length: 3 }, () => 'sanction-active'));
    expect(await sanctions.list(userId)).toHaveLength(1);
    expect(await events(userId)).toHaveLength(1);
  });

  it('lets one of two admins win who decide at the same moment', async () => {
    const { id: userId } = await addUser();
    const { id } = await add(userId, BAN);
    await sanctions.change(id, (sanction) => appeal(sanction, 'Haksızlık.', NOW));
    const results = await Promise.allSettled(
      [true, false].map((accepted) =>
        sanctions.change(id, (sanction) => decide(sanction, otherAdmin, { accepted, answer: 'Evet' }, NOW)),
      ),
    );
    expect(codes(results)).toEqual(['appeal-closed']);
    const [decided] = await sanctions.list(userId);
    expect((await notice(userId)) === null).toBe(decided?.appeal === 'accepted');
  });

  it('lists open appeals, oldest first, until they are decided or the sanction is lifted', async () => {
    const { id: userId } = await addUser();
    const [first, second, lifted] = [
      await add(userId, WARNING),
      await add(userId, WARNING),
      await add(userId, BAN),
    ];
    for (const [{ id }, at] of [
      [second, 3_000],
      [first, 2_000],
      [lifted, 1_000],
    ] as const)
      await sanctions.change(id, (sanction) => appeal(sanction, 'Haksızlık.', at));
    await sanctions.change(lifted.id, (sanction) => lift(sanction, admin, NOW));
    const open = (await sanctions.listOpenAppeals()).filter((each) => each.userId === userId);
    expect(open.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('bans the address in any case and the verified phone, until the ban is lifted', async () => {
    const phone = '+90 532 123 45 67';
    const { id: userId } = await addUser({ email: 'Ali@Rotadas.example', phone, isPhoneVerified: true });
    const isBanned = async () => [
      await banned.includes('email', 'aLi@rotadas.example'),
      await banned.includes('phone', phone),
    ];
    expect(await isBanned()).toEqual([false, false]);
    const { id } = await add(userId, BAN);
    expect(await isBanned()).toEqual([true, true]);
    const stored = await mongodb.mongoose.collection('bannedcontacts').find({ sanctionId: id }).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/rotadas|532/i);
    await sanctions.change(id, (sanction) => lift(sanction, admin, NOW));
    expect(await isBanned()).toEqual([false, false]);
  });

  it('does not ban an unverified phone, or the contacts of a user who is warned', async () => {
    const phone = '+90 532 123 45 68';
    await add((await addUser({ phone })).id, BAN);
    expect(await banned.includes('phone', phone)).toBe(false);
    const { id, email } = await addUser();
    await add(id, WARNING);
    expect(await banned.includes('email', email)).toBe(false);
  });

  it('keeps the ban of an erased user without texts until it is lifted, and adds no other sanction', async () => {
    const [{ id: userId, email }, adminId] = [await addUser(), await addAdmin()];
    await add(userId, WARNING);
    const { id } = await add(userId, BAN);
    await sanctions.change(id, (sanction) => appeal(sanction, 'Haksızlık.', NOW));
    const { db } = mongodb.mongoose;
    if (!db) throw new Error('not connected');
    await eraseUser(db, 'users', userId);
    const erased = { id, text: '', appeal: 'none', appealText: null };
    expect(await sanctions.list(userId)).toMatchObject([erased]);
    expect(await banned.includes('email', email)).toBe(true);
    const lifted = await sanctions.change(id, (sanction) => lift(sanction, adminId, NOW));
    expect(lifted).toMatchObject({ id, liftedBy: adminId });
    await expect(add(userId, WARNING)).rejects.toMatchObject({ code: 'user-unknown' });
    expect(await banned.includes('email', email)).toBe(false);
    expect(await sanctions.list(userId)).toEqual([]);
    expect(await events(adminId)).toHaveLength(1);
  });

  it('finds the sanction of a report until it is lifted', async () => {
    const { id } = await add((await addUser()).id, { ...WARNING, reportId: 31 });
    expect([await sanctions.hasForReport(31), await sanctions.hasForReport(32)]).toEqual([true, false]);
    await sanctions.change(id, (sanction) => lift(sanction, admin, NOW));
    expect(await sanctions.hasForReport(31)).toBe(false);
  });

  it('throws sanction-unknown', async () => {
    await expect(sanctions.change(404, () => null)).rejects.toMatchObject({ code: 'sanction-unknown' });
  });
});
