import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import type { SanctionInput } from '@rotadas/contracts/sanctions/sanction';
import { requireActiveAccount } from '@rotadas/contracts/users/profile';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import { InMemorySanctionStore } from '../../test/support/in-memory-sanction-store.js';
import { AdminCheck } from '../users/admin-check.js';
import { isClosed, type NewAccount, requireAccount } from '../users/domain/account.js';
import { newAccount } from '../users/domain/registration.js';
import { Admins } from '../users/domain/user-view.js';
import { AccountStore } from '../users/store/account.store.js';
import { SanctionsService } from './sanctions.service.js';
import { SanctionStore } from './store/sanction.store.js';

const ADMIN_EMAIL = 'admin@rotadas.example';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const UNTIL = NOW + 86_400_000;

const BAN: SanctionInput = { kind: 'ban', reason: 'fraud', text: 'Parayı aldın, gelmedin.' };
const WARNING: SanctionInput = { kind: 'warning', reason: 'spam', text: 'Reklam yazma.' };
const SUSPENSION: SanctionInput = {
  kind: 'suspension',
  reason: 'harassment',
  text: 'Hakaret.',
  until: UNTIL,
};

describe('SanctionsService', () => {
  let sanctions: SanctionsService;
  let accounts: InMemoryAccountStore;
  let store: InMemorySanctionStore;
  let wakes: number;
  let admin: { userId: number; isAdmin: boolean };
  let otherAdmin: typeof admin;
  let userId: number;
  beforeEach(async () => {
    jest.useFakeTimers({ now: NOW });
    accounts = new InMemoryAccountStore();
    store = new InMemorySanctionStore(accounts);
    wakes = 0;
    const module = await Test.createTestingModule({
      providers: [
        SanctionsService,
        AdminCheck,
        { provide: AccountStore, useValue: accounts },
        { provide: SanctionStore, useValue: store },
        { provide: OutboxRelay, useValue: { wake: () => (wakes += 1) } },
        { provide: Admins, useValue: new Admins(ADMIN_EMAIL) },
      ],
    }).compile();
    sanctions = module.get(SanctionsService);
    admin = await addAdmin();
    otherAdmin = await addAdmin();
    userId = await addUser();
  });
  afterEach(() => void jest.useRealTimers());

  const addUser = async (change: Partial<NewAccount> = {}) =>
    (await accounts.create({ ...newAccount(anIdentity()), ...change })).id;
  const addAdmin = async () => ({ userId: await addUser({ isAdmin: true }), isAdmin: true });
  const account = async () => requireAccount(await accounts.find(userId));
  const notice = async () => (await account()).sanction;
  const impose = (input: SanctionInput, id = userId) => sanctions.impose(admin, id, input);
  const appeal = (sanctionId: number, id = userId) =>
    sanctions.appeal(id, sanctionId, { text: 'Haksızlık.' });
  const decide = (sanctionId: number, accepted: boolean, by = otherAdmin) =>
    sanctions.decide(by, sanctionId, { accepted, answer: 'İnceledik.' });
  const lastAct = () => store.acts.at(-1);

  describe('impose', () => {
    it('closes the account of a banned user, who reads why', async () => {
      const { id } = await impose(BAN);
      expect(await notice()).toEqual({ id, ...BAN, at: NOW, until: null, appeal: 'none', answer: null });
      expect(isClosed(await account())).toBe(true);
      expect(restrictedUntil(await account())).toBe(Infinity);
      expect(wakes).toBe(1);
    });

    it.each([
      ['warned', WARNING],
      ['suspended', SUSPENSION],
      ['banned', BAN],
    ])('publishes the news %s, and an audit entry without the text', async (news, input) => {
      await impose({ ...input, reportId: 31 });
      const { kind, reason, text, until = null } = input;
      const end = until === null ? {} : { until: '2026-11-26T12:00:00.000Z' };
      expect(lastAct()).toMatchObject({ news: { news, until, reason, text, at: NOW } });
      expect(lastAct()?.audit).toEqual({
        adminId: admin.userId,
        kind: 'sanction-imposed',
        facts: { kind, reason, report: '31', ...end },
      });
    });

    it('gives access back exactly at the end of a suspension, without any job', async () => {
      await impose(SUSPENSION);
      jest.setSystemTime(UNTIL - 1);
      expect(isClosed(await account())).toBe(true);
      const closed = await account();
      const user = aUser({ sanction: closed.sanction });
      expect(() => requireActiveAccount(user)).toThrow(
        expect.objectContaining({ code: 'account-restricted' }),
      );
      jest.setSystemTime(UNTIL);
      expect(isClosed(closed)).toBe(false);
      expect(() => requireActiveAccount(user)).not.toThrow();
    });

    it.each([SUSPENSION, BAN])('rejects another sanction while one is running: %j', async (running) => {
      const { id } = await impose(running);
      const rejected = { code: 'sanction-active', status: 409 };
      for (const input of [BAN, WARNING]) await expect(impose(input)).rejects.toMatchObject(rejected);
      await expect(impose({ ...SUSPENSION, until: UNTIL + 1 })).rejects.toMatchObject(rejected);
      await sanctions.lift(otherAdmin, id);
      await impose(BAN);
    });

    it('accepts another one exactly when a suspension has ended', async () => {
      await impose(SUSPENSION);
      jest.setSystemTime(UNTIL);
      expect(await impose(BAN)).toMatchObject({ kind: 'ban' });
    });

    it('rejects oneself, another admin, and unknown or erased users', async () => {
      const byEmail = await addUser({ email: 'Admin@rotadas.example' });
      const closedAdmin = await addUser({ isAdmin: true, eraseAt: UNTIL });
      const rejections = [
        [admin.userId, 'self-sanction'],
        [otherAdmin.userId, 'admin-sanction'],
        [byEmail, 'admin-sanction'],
        [closedAdmin, 'admin-sanction'],
        [404, 'user-unknown'],
      ] as const;
      for (const [id, code] of rejections) await expect(impose(WARNING, id)).rejects.toMatchObject({ code });
      accounts.delete(userId);
      await expect(impose(BAN)).rejects.toMatchObject({ code: 'user-unknown' });
      expect(store.acts).toEqual([]);
    });
  });

  describe('lift', () => {
    it('restores access, with one event for repeated calls', async () => {
      const { id } = await impose(BAN);
      const lifted = await sanctions.lift(otherAdmin, id);
      expect(lifted).toMatchObject({ liftedAt: NOW, liftedBy: otherAdmin.userId });
      expect(await sanctions.lift(admin, id)).toEqual(lifted);
      expect([await notice(), isClosed(await account())]).toEqual([null, false]);
      expect(store.acts).toHaveLength(2);
      expect(lastAct()).toMatchObject({
        news: { news: 'sanction-lifted', reason: 'fraud', text: null },
        audit: { adminId: otherAdmin.userId, kind: 'sanction-lifted', facts: { kind: 'ban' } },
      });
    });

    it('throws sanction-unknown', async () => {
      await expect(sanctions.lift(admin, 404)).rejects.toMatchObject({
        code: 'sanction-unknown',
        status: 404,
      });
    });
  });

  describe('acknowledge', () => {
    it('ends the notice of a warning, and shows the one before', async () => {
      const [first, second] = [await impose(WARNING), await impose(WARNING)];
      for (const { id } of [second, second]) await sanctions.acknowledge(userId, id);
      expect(await notice()).toMatchObject({ id: first.id });
      await sanctions.acknowledge(userId, first.id);
      expect(await notice()).toBeNull();
    });

    it('leaves the notice of a suspension', async () => {
      const { id } = await impose(SUSPENSION);
      await sanctions.acknowledge(userId, id);
      expect(await notice()).toMatchObject({ id });
    });

    it('rejects the warning of another user', async () => {
      const { id } = await impose(WARNING);
      await expect(sanctions.acknowledge(await addUser(), id)).rejects.toMatchObject({
        code: 'sanction-unknown',
      });
      expect(await notice()).toMatchObject({ id });
    });
  });

  describe('appeal', () => {
    it.each([BAN, SUSPENSION, WARNING])('is possible once: %j', async (input) => {
      const { id } = await impose(input);
      await appeal(id);
      expect(await notice()).toMatchObject({ id, appeal: 'open' });
      expect(await sanctions.listAppeals(admin)).toMatchObject([
        { id, appealText: 'Haksızlık.', appealedAt: NOW },
      ]);
      await expect(appeal(id)).rejects.toMatchObject({ code: 'appeal-repeated', status: 409 });
      await decide(id, false);
      await expect(appeal(id)).rejects.toMatchObject({ code: 'appeal-repeated' });
    });

    it('is possible against a warning that was read', async () => {
      const { id } = await impose(WARNING);
      await sanctions.acknowledge(userId, id);
      await appeal(id);
      expect(await sanctions.listAppeals(admin)).toMatchObject([{ id }]);
    });

    it('is rejected for a lifted sanction and for that of another user', async () => {
      const { id } = await impose(BAN);
      await expect(appeal(id, await addUser())).rejects.toMatchObject({ code: 'sanction-unknown' });
      await sanctions.lift(admin, id);
      await expect(appeal(id)).rejects.toMatchObject({ code: 'appeal-closed', status: 409 });
    });
  });

  describe('decide', () => {
    it('lifts the sanction if the appeal is accepted', async () => {
      const { id } = await impose(BAN);
      await appeal(id);
      const by = otherAdmin.userId;
      expect(await decide(id, true)).toMatchObject({ appeal: 'accepted', liftedBy: by, decidedBy: by });
      expect([await notice(), isClosed(await account())]).toEqual([null, false]);
      expect(await sanctions.listAppeals(admin)).toEqual([]);
      expect(lastAct()).toMatchObject({
        news: { news: 'appeal-accepted', text: 'İnceledik.' },
        audit: { kind: 'appeal-decided', facts: { kind: 'ban', reason: 'fraud', decision: 'accepted' } },
      });
    });

    it('keeps the sanction if the appeal is rejected', async () => {
      const { id } = await impose(SUSPENSION);
      await appeal(id);
      await decide(id, false);
      expect(await notice()).toMatchObject({ id, appeal: 'rejected', answer: 'İnceledik.' });
      expect(isClosed(await account())).toBe(true);
      expect(lastAct()?.news).toMatchObject({ news: 'appeal-rejected', until: UNTIL, text: 'İnceledik.' });
    });

    it('is rejected for the admin who imposed the sanction, and for the user concerned', async () => {
      const { id } = await impose(WARNING);
      await appeal(id);
      const rejected = { code: 'appeal-own-sanction', status: 403 };
      await expect(decide(id, true, admin)).rejects.toMatchObject(rejected);
      await accounts.update(userId, { email: ADMIN_EMAIL });
      await expect(decide(id, true, { userId, isAdmin: true })).rejects.toMatchObject(rejected);
    });

    it('is rejected without an open appeal, and after a decision or lift', async () => {
      const { id } = await impose(BAN);
      const closed = { code: 'appeal-closed', status: 409 };
      await expect(decide(id, true)).rejects.toMatchObject(closed);
      await appeal(id);
      await decide(id, false);
      await expect(decide(id, true)).rejects.toMatchObject(closed);
      await sanctions.lift(admin, id);
      const { id: other } = await impose(SUSPENSION);
      await appeal(other);
      await sanctions.lift(admin, other);
      await expect(decide(other, false)).rejects.toMatchObject(closed);
      expect(await sanctions.listAppeals(admin)).toEqual([]);
    });
  });

  it('lists the sanctions of a user for admins, newest first', async () => {
    const [first, second] = [await impose(WARNING), await impose(SUSPENSION)];
    await impose(WARNING, await addUser());
    expect(await sanctions.list(admin, userId)).toEqual([second, first]);
  });

  it.each<[string, (caller: typeof admin) => Promise<unknown>]>([
    ['impose', (caller) => sanctions.impose(caller, userId, BAN)],
    ['lift', (caller) => sanctions.lift(caller, 1)],
    ['decide', (caller) => sanctions.decide(caller, 1, { accepted: true, answer: 'Evet' })],
    ['list', (caller) => sanctions.list(caller, userId)],
    ['listAppeals', (caller) => sanctions.listAppeals(caller)],
  ])('%s needs an admin, also by the account itself', async (_method, call) => {
    const rejected = { code: 'admin-required', status: 403 };
    await expect(call({ ...admin, isAdmin: false })).rejects.toMatchObject(rejected);
    await expect(call({ userId: await addUser(), isAdmin: true })).rejects.toMatchObject(rejected);
    await expect(call({ userId: 404, isAdmin: true })).rejects.toMatchObject(rejected);
  });
});
