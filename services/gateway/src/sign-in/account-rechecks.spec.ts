import { Logger } from '@nestjs/common';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { AccountRechecks } from './account-rechecks.js';
import type { KnownToken } from './principal.js';

const fail = () => {
  throw new Error('Only warnings are expected');
};

describe('AccountRechecks', () => {
  let now = 0;
  let checked: string[] = [];
  let counts = { skipped: 0, unapplied: 0 };
  let applyFailure: Error | null = null;
  let result = Promise.withResolvers<undefined>();
  const EVERY_MS = 240_000;
  const OVERDUE_MS = 300_000;
  const createRechecks = (perSecond = 10) =>
    new AccountRechecks({
      lookUp: (token) => {
        checked.push(token);
        return result.promise;
      },
      apply: async () => {
        if (applyFailure) throw applyFailure;
      },
      count: (outcome) => void (counts[outcome] += 1),
      perSecond,
      everyMs: EVERY_MS,
      now: () => now,
    });
  const aToken = (userId: number, accountConfirmedAt = 0): KnownToken =>
    aKnownToken({ userId }, { accountConfirmedAt });
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    now = 0;
    checked = [];
    counts = { skipped: 0, unapplied: 0 };
    applyFailure = null;
    result = Promise.withResolvers();
  });

  it('looks up an account once its last confirmation is old', async () => {
    const rechecks = createRechecks();
    now = EVERY_MS - 1;
    expect(rechecks.recheck('a', aToken(1))).toBeUndefined();
    now = EVERY_MS;
    const recheck = rechecks.recheck('a', aToken(1));
    result.resolve(undefined);
    await recheck;
    expect(checked).toEqual(['a']);
  });

  it('checks each token of a user, and shares the check of one token', () => {
    const rechecks = createRechecks();
    now = EVERY_MS;
    for (const token of ['a', 'b', 'a']) void rechecks.recheck(token, aToken(1));
    expect(checked).toEqual(['a', 'b']);
  });

  const dueTokens = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ token: `token ${index}`, known: aToken(index + 1) }));

  it('limits look-ups per second, counts skipped ones, and checks those in later seconds', async () => {
    const rechecks = createRechecks(50);
    result.resolve(undefined);
    now = EVERY_MS;
    const due = dueTokens(150);
    for (let second = 1; second <= 3; second += 1) {
      const open = due.filter(({ token }) => !checked.includes(token));
      await Promise.all(open.map(async ({ token, known }) => rechecks.recheck(token, known)));
      expect(checked).toHaveLength(second * 50);
      now += 1_000;
    }
    expect(counts.skipped).toBe(100 + 50);
  });

  it('looks up overdue tokens at a rate of their own, twice the other', () => {
    const rechecks = createRechecks(50);
    now = OVERDUE_MS;
    for (const { token, known } of dueTokens(150)) void rechecks.recheck(token, known);
    expect([checked.length, counts.skipped]).toEqual([100, 50]);
    const recent = aKnownToken({}, { accountReadAt: now });
    expect(rechecks.recheck('due', recent)).toBeDefined();
  });

  it('limits look-ups of old tokens after a start, and lets no request wait', () => {
    const rechecks = createRechecks(50);
    now = 3_600_000;
    const firstSeen = dueTokens(1_000).map(({ token, known }) => ({
      token,
      known: { ...known, accountReadAt: now },
    }));
    for (const { token, known } of firstSeen) void rechecks.recheck(token, known);
    expect([checked.length, counts.skipped]).toEqual([50, 950]);
    expect(firstSeen.some(({ known }) => rechecks.isOverdue(known))).toBe(false);
  });

  it('looks up again if the result cannot be applied, but for 10 s no request waits', async () => {
    const rechecks = createRechecks();
    now = OVERDUE_MS;
    result.resolve(undefined);
    applyFailure = new Error('unavailable');
    expect(rechecks.isOverdue(aToken(1))).toBe(true);
    await rechecks.recheck('a', aToken(1));
    expect(counts).toEqual({ skipped: 0, unapplied: 1 });
    expect(rechecks.recheck('a', aToken(1))).toBeDefined();
    now += 9_999;
    expect(rechecks.isOverdue(aToken(1))).toBe(false);
    now += 1;
    expect(rechecks.isOverdue(aToken(1))).toBe(true);
  });

  it('limits the look-ups of one user, so that many tokens do not use up the rate', () => {
    const rechecks = createRechecks(100);
    now = EVERY_MS;
    for (let count = 0; count < 50; count += 1) void rechecks.recheck(`token ${count}`, aToken(1));
    expect([checked.length, counts.skipped]).toEqual([20, 30]);
    expect(rechecks.recheck('b', aToken(2))).toBeDefined();
    now += EVERY_MS;
    expect(rechecks.recheck('token 49', aToken(1))).toBeDefined();
  });

  it('counts only look-ups that were made against the limit of their user', () => {
    const rechecks = createRechecks(1);
    now = EVERY_MS;
    void rechecks.recheck('other', aToken(2));
    for (let count = 0; count < 50; count += 1) void rechecks.recheck('a', aToken(1));
    now += 1_000;
    void rechecks.recheck('a', aToken(1));
    expect(checked).toEqual(['other', 'a']);
  });

  it('pauses after a failure, which changes nothing for the user', async () => {
    const rechecks = createRechecks();
    now = EVERY_MS;
    const recheck = rechecks.recheck('a', aToken(1));
    result.reject(new Error('unavailable'));
    await recheck;
    result = Promise.withResolvers();
    now += 9_999;
    expect(rechecks.recheck('a', aToken(1))).toBeUndefined();
    expect(counts.skipped).toBe(1);
    now += 1;
    expect(rechecks.recheck('a', aToken(1))).toBeDefined();
  });

  it('logs a failure with its cause', async () => {
    const warned: unknown[] = [];
    Logger.overrideLogger({ log: fail, error: fail, warn: (...entry: unknown[]) => warned.push(entry) });
    const unavailable = new Error('unavailable');
    now = EVERY_MS;
    result.reject(unavailable);
    await createRechecks().recheck('a', aToken(1));
    Logger.overrideLogger(false);
    expect(warned).toEqual([[{ err: unavailable }, 'Accounts cannot be looked up', 'SignIn']]);
  });

  it('is overdue 5 minutes after the account was last read', () => {
    const rechecks = createRechecks();
    const known = aKnownToken({}, { accountReadAt: 1_000 });
    now = 300_999;
    expect(rechecks.isOverdue(known)).toBe(false);
    now = 301_000;
    expect(rechecks.isOverdue(known)).toBe(true);
  });

  it('looks up only users who were read before changes were missed', () => {
    const rechecks = createRechecks();
    const found = (userId: number, accountReadAt: number) =>
      aKnownToken({ userId }, { accountConfirmedAt: 1_000, accountReadAt });
    now = 1_500;
    expect(rechecks.recheck('a', found(1, 1_499))).toBeUndefined();
    rechecks.invalidateAll();
    expect(rechecks.recheck('a', found(1, 1_499))).toBeDefined();
    expect(rechecks.recheck('b', found(2, 1_500))).toBeDefined(); // in the same millisecond, maybe before
    expect(rechecks.recheck('c', found(3, 1_501))).toBeUndefined();
  });
});
