import { jest } from '@jest/globals';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { aKnownToken } from '../../test/support/a-known-token.js';
import { TokenCache } from './token-cache.js';
import type { KnownToken } from './principal.js';

const START = 1_000;
const REJECTED = expect.objectContaining({ code: 'token-invalid' });

describe('TokenCache', () => {
  let verified: string[] = [];
  let failure: Error | undefined;
  let meanwhile: () => void = () => undefined;
  const verify = async (token: string) => {
    verified.push(token);
    await Promise.resolve();
    meanwhile();
    if (failure) throw failure;
    const [userId, isAdmin] = [Number(token.split('.')[0]), token.endsWith('.admin')];
    return aKnownToken({ userId, isAdmin, expiresAt: START + 100 });
  };
  const cache = () => new TokenCache(verify);
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
    verified = [];
    failure = undefined;
    meanwhile = () => undefined;
  });
  afterEach(() => void jest.useRealTimers());

  it('verifies a token once until it expires', async () => {
    const tokens = cache();
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
    jest.setSystemTime(START + 100);
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
    expect(verified).toHaveLength(1);
    jest.setSystemTime(START + 101);
    await tokens.get('1');
    expect(verified).toHaveLength(2);
  });

  it('verifies a token again that expired before its user was rejected', async () => {
    const tokens = cache();
    await tokens.get('1');
    jest.setSystemTime(START + 101);
    tokens.rejectUser(1);
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
  });

  it('removes expired tokens, also unused and rejected ones', async () => {
    const tokens = cache();
    await tokens.get('1');
    await tokens.get('2');
    tokens.rejectUser(2);
    jest.advanceTimersByTime(99);
    expect(tokens.size).toBe(2);
    jest.advanceTimersByTime(2);
    expect(tokens.size).toBe(0);
  });

  it('rejects an invalid token for 10 s without another verification', async () => {
    const tokens = cache();
    failure = new DomainError('token-invalid');
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
    jest.advanceTimersByTime(10_000);
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
    expect(verified).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
    expect(verified).toHaveLength(2);
  });

  it('shares one verification among concurrent callers', async () => {
    const tokens = cache();
    await Promise.all([tokens.get('1'), tokens.get('1'), tokens.get('2')]);
    expect(verified).toHaveLength(2);
  });

  it.each([new Error('broken'), new DomainError('service-unavailable')])(
    'does not cache the %p',
    async (error) => {
      const tokens = cache();
      failure = error;
      await expect(tokens.get('1')).rejects.toBe(error);
      failure = undefined;
      expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
    },
  );

  it('forgets all tokens of a user, and of no other', async () => {
    const tokens = cache();
    for (const token of ['1.a', '1.b', '2']) await tokens.get(token);
    tokens.forget(1);
    verified = [];
    for (const token of ['1.a', '1.b', '2']) await tokens.get(token);
    expect(verified).toEqual(['1.a', '1.b']);
  });

  it('forgets all admins, and no other user', async () => {
    const tokens = cache();
    for (const token of ['1.admin', '2']) await tokens.get(token);
    tokens.forgetAdmins();
    verified = [];
    for (const token of ['1.admin', '2']) await tokens.get(token);
    expect(verified).toEqual(['1.admin']);
  });

  it.each<[string, (tokens: TokenCache) => void]>([
    ['the user was forgotten', (tokens) => tokens.forget(1)],
    ['the admins were forgotten', (tokens) => tokens.forgetAdmins()],
  ])('verifies again when %s meanwhile', async (_what, change) => {
    const tokens = cache();
    meanwhile = () => {
      meanwhile = () => undefined;
      change(tokens);
    };
    await Promise.all([tokens.get('1.admin'), tokens.get('1.admin')]);
    expect(verified).toEqual(['1.admin', '1.admin']);
    await tokens.get('1.admin');
    expect(verified).toHaveLength(2);
  });

  it('verifies once when another user was rejected or forgotten meanwhile', async () => {
    const tokens = cache();
    meanwhile = () => {
      tokens.rejectUser(2);
      tokens.forget(3);
      tokens.forgetAdmins();
    };
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
    expect(verified).toHaveLength(1);
  });

  it('rejects a user who was rejected during the verification', async () => {
    const tokens = cache();
    meanwhile = () => tokens.rejectUser(1);
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
    expect(verified).toHaveLength(1);
  });

  it('keeps a token rejected that was rejected during its verification', async () => {
    const tokens = cache();
    const known = await tokens.get('1');
    tokens.forget(1);
    meanwhile = () => tokens.reject('1', known);
    await tokens.get('1');
    await expect(tokens.get('1')).rejects.toEqual(REJECTED);
  });

  it('keeps rejecting a token after its user was forgotten', async () => {
    const tokens = cache();
    const known = await tokens.get('1.a');
    await tokens.get('1.b');
    tokens.reject('1.a', known);
    await expect(tokens.get('1.a')).rejects.toEqual(REJECTED);
    await tokens.get('1.b');
    tokens.rejectUser(1);
    tokens.forget(1);
    tokens.forgetAdmins();
    await expect(tokens.get('1.b')).rejects.toEqual(REJECTED);
    expect(verified).toEqual(['1.a', '1.b']);
  });

  it('stores a result requested after the last invalidation', async () => {
    const tokens = cache();
    const known = await tokens.get('1');
    const { generation } = tokens;
    tokens.store('1', { ...known, principal: { ...known.principal, isAdmin: true } }, generation);
    expect(await tokens.get('1')).toMatchObject({ principal: { isAdmin: true } });
    expect(verified).toHaveLength(1);
  });

  it.each<[string, (tokens: TokenCache, known: KnownToken) => void]>([
    ['a token was rejected', (tokens, known) => tokens.reject('2', known)],
    ['a user was rejected', (tokens) => tokens.rejectUser(2)],
    ['a user was forgotten', (tokens) => tokens.forget(2)],
    ['the admins were forgotten', (tokens) => tokens.forgetAdmins()],
  ])('discards a result from before %s', async (_what, change) => {
    const tokens = cache();
    const known = await tokens.get('1');
    const { generation } = tokens;
    change(tokens, known);
    expect(tokens.generation).toBeGreaterThan(generation);
    tokens.store('1', { ...known, principal: { ...known.principal, isAdmin: true } }, generation);
    expect(await tokens.get('1')).toMatchObject({ principal: { isAdmin: false } });
  });

  it('forgets a token with the user of its latest result only', async () => {
    const tokens = cache();
    const known = await tokens.get('1');
    tokens.store('1', { ...known, principal: { ...known.principal, userId: 5 } }, tokens.generation);
    tokens.forget(1);
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 5 } });
    tokens.forget(5);
    expect(await tokens.get('1')).toMatchObject({ principal: { userId: 1 } });
  });

  it('forgets the other tokens of a user after one passed to another user', async () => {
    const tokens = cache();
    const known = await tokens.get('1.a');
    await tokens.get('1.b');
    tokens.store('1.a', { ...known, principal: { ...known.principal, userId: 5 } }, tokens.generation);
    verified = [];
    tokens.forget(1);
    await tokens.get('1.b');
    expect(verified).toEqual(['1.b']);
  });

  it('forgets the token of a user after another result for the same user', async () => {
    const tokens = cache();
    tokens.store('1', await tokens.get('1'), tokens.generation);
    tokens.forget(1);
    await tokens.get('1');
    expect(verified).toHaveLength(2);
  });
});
