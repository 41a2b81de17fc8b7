import { Logger } from '@nestjs/common';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { AccountRevalidator } from './account-revalidator.js';
import type { KnownToken } from './principal.js';

const fail = () => {
  throw new Error('Only warnings are expected');
};

describe('AccountRevalidator', () => {
  let now = 0;
  let checked: string[] = [];
  let skipped = 0;
  let result = Promise.withResolvers<undefined>();
  const EVERY_MS = 240_000;
  const OVERDUE_MS = 300_000;
  const createRevalidator = (perSecond = 10) =>
    new AccountRevalidator({
      check: (token) => {
        checked.push(token);
        return result.promise;
      },
      onSkip: () => void (skipped += 1),
      perSecond,
      everyMs: EVERY_MS,
      now: () => now,
    });
  const aToken = (userId: number, confirmedAt = 0): KnownToken => aKnownToken({ userId }, { confirmedAt });
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    now = 0;
    checked = [];
    skipped = 0;
    result = Promise.withResolvers();
  });

  it('looks up an account once its last confirmation is old', async () => {
    const revalidator = createRevalidator();
    now = EVERY_MS - 1;
    expect(revalidator.revalidate('a', aToken(1))).toBeUndefined();
    now = EVERY_MS;
    const check = revalidator.revalidate('a', aToken(1));
    result.resolve(undefined);
    await check;
    expect(checked).toEqual(['a']);
  });

  it('checks each token of a user, and shares the check of one token', () => {
    const revalidator = createRevalidator();
    now = EVERY_MS;
    for (const token of ['a', 'b', 'a']) void revalidator.revalidate(token, aToken(1));
    expect(checked).toEqual(['a', 'b']);
  });

  const dueTokens = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ token: `token ${at}`, known: aToken(at + 1) }));

  it('limits look-ups per second, counts skipped ones, and checks those in later seconds', async () => {
    const revalidator = createRevalidator(50);
    result.resolve(undefined);
    now = EVERY_MS;
    const due = dueTokens(150);
    for (let second = 1; second <= 3; second += 1) {
      const open = due.filter(({ token }) => !checked.includes(token));
      await Promise.all(open.map(async ({ token, known }) => revalidator.revalidate(token, known)));
      expect(checked).toHaveLength(second * 50);
      now += 1_000;
    }
    expect(skipped).toBe(100 + 50);
  });

  it('looks up overdue tokens beyond the rate, a limited number at a time', async () => {
    const revalidator = createRevalidator(1);
    now = OVERDUE_MS;
    const checks = dueTokens(250).map(({ token, known }) => revalidator.revalidate(token, known));
    expect(checks).not.toContain(undefined);
    expect(checked).toHaveLength(100);
    result.resolve(undefined);
    await Promise.all(checks.map(async (check) => check));
    expect([new Set(checked).size, skipped]).toEqual([250, 0]);
  });

  it('ends waiting look-ups of overdue tokens after a failure', async () => {
    const revalidator = createRevalidator();
    now = OVERDUE_MS;
    const checks = dueTokens(250).map(({ token, known }) => revalidator.revalidate(token, known));
    result.reject(new Error('unavailable'));
    await Promise.all(checks.map(async (check) => check));
    expect(checked).toHaveLength(100);
  });

  it('pauses after a failure, which changes nothing for the user', async () => {
    const revalidator = createRevalidator();
    now = EVERY_MS;
    const check = revalidator.revalidate('a', aToken(1));
    result.reject(new Error('unavailable'));
    await check;
    result = Promise.withResolvers();
    now += 9_999;
    expect(revalidator.revalidate('a', aToken(1))).toBeUndefined();
    now += 1;
    expect(revalidator.revalidate('a', aToken(1))).toBeDefined();
  });

  it('logs a failure with its cause', async () => {
    const warned: unknown[] = [];
    Logger.overrideLogger({ log: fail, error: fail, warn: (...entry: unknown[]) => warned.push(entry) });
    const unavailable = new Error('unavailable');
    now = EVERY_MS;
    result.reject(unavailable);
    await createRevalidator().revalidate('a', aToken(1));
    Logger.overrideLogger(false);
    expect(warned).toEqual([[{ err: unavailable }, 'Accounts cannot be looked up', 'SignIn']]);
  });

  it('is overdue 5 minutes after the last confirmation', () => {
    const revalidator = createRevalidator();
    now = 300_999;
    expect(revalidator.isOverdue(aToken(1, 1_000))).toBe(false);
    now = 301_000;
    expect(revalidator.isOverdue(aToken(1, 1_000))).toBe(true);
  });

  it('looks up only users who were read before changes were missed', () => {
    const revalidator = createRevalidator();
    const found = (userId: number, identifiedAt: number) =>
      aKnownToken({ userId }, { confirmedAt: 1_000, identifiedAt });
    now = 1_500;
    expect(revalidator.revalidate('a', found(1, 1_499))).toBeUndefined();
    revalidator.invalidateAll();
    expect(revalidator.revalidate('a', found(1, 1_499))).toBeDefined();
    expect(revalidator.revalidate('b', found(2, 1_500))).toBeDefined(); // in the same millisecond, maybe before
    expect(revalidator.revalidate('c', found(3, 1_501))).toBeUndefined();
  });
});
