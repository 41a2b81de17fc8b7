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
  let result = Promise.withResolvers<undefined>();
  const EVERY_MS = 240_000;
  const createRevalidator = (perSecond = 10) =>
    new AccountRevalidator({
      check: (token) => {
        checked.push(token);
        return result.promise;
      },
      perSecond,
      everyMs: EVERY_MS,
      now: () => now,
    });
  const aToken = (userId: number, confirmedAt = 0): KnownToken => aKnownToken({ userId }, { confirmedAt });
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    now = 0;
    checked = [];
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

  it('limits look-ups per second; other users follow in later seconds', () => {
    const revalidator = createRevalidator(50);
    now = EVERY_MS;
    const due = Array.from({ length: 1_000 }, (_, at) => aToken(at + 1));
    for (let second = 1; second <= 3; second += 1) {
      for (const known of due) void revalidator.revalidate(`token ${known.principal.userId}`, known);
      expect(checked).toHaveLength(second * 50);
      now += 1_000;
    }
    expect(new Set(checked).size).toBe(150);
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
