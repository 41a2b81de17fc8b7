import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { GatewayEnv } from '../env.js';
import { TokenAccountLookup, accountState, lookupUrl } from './token-account-lookup.js';

const SIGNED_IN_AT = 1_700_000_000_000;

describe('TokenAccountLookup', () => {
  let metrics: Metrics;
  beforeEach(() => void (metrics = new Metrics()));
  const lookup = (settings: object) => new TokenAccountLookup(GatewayEnv.parse(settings), metrics);
  afterEach(() => jest.restoreAllMocks());

  it('sends the token with the key, and the referrer that the key may be bound to', async () => {
    const reply = Response.json({ users: [{ localId: 'u1', disabled: true }] });
    const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
    const accounts = lookup({ FIREBASE_PROJECT_ID: 'rotadas', FIREBASE_API_KEY: 'key' });
    expect(await accounts.lookUp('abc', SIGNED_IN_AT)).toBe('account-inactive');
    expect(request).toHaveBeenCalledWith(lookupUrl('key', undefined), {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: 'https://rotadas.firebaseapp.com/' },
      body: '{"idToken":"abc"}',
      signal: expect.any(AbortSignal),
    });
  });

  it('counts look-ups by outcome', async () => {
    const request = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('unreachable'));
    request.mockResolvedValueOnce(Response.json({ users: [{ localId: 'u1' }] }));
    const accounts = lookup({ FIREBASE_PROJECT_ID: 'rotadas', FIREBASE_API_KEY: 'key' });
    await expect(accounts.lookUp('abc', SIGNED_IN_AT)).rejects.toThrow('unreachable');
    await accounts.lookUp('abc', SIGNED_IN_AT);
    for (let times = 0; times < 3; times += 1) accounts.count('skipped');
    accounts.count('unapplied');
    const samples = await metrics.samples('rotadas_account_lookups_total');
    expect(Object.fromEntries(samples.map(({ labels, value }) => [labels['outcome'], value]))).toEqual({
      done: 1,
      failed: 1,
      skipped: 3,
      unapplied: 1,
    });
  });

  it.each([
    [[], {}],
    [[], { FIREBASE_PROJECT_ID: 'rotadas', FIREBASE_API_KEY: 'key' }],
    [[[expect.stringContaining('FIREBASE_API_KEY')]], { FIREBASE_PROJECT_ID: 'rotadas' }],
  ])('warns %j at the start with %j', (warnings, settings) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    lookup(settings).onApplicationBootstrap();
    expect(warn.mock.calls).toEqual(warnings);
  });

  it('remembers confirmed users, whom the accounts of a script do not replace', async () => {
    const accounts = lookup({ FIREBASE_PROJECT_ID: 'rotadas', FIREBASE_API_KEY: 'key' });
    const fetch = jest.spyOn(globalThis, 'fetch');
    const confirm = async (localId: string, disabled = false) => {
      fetch.mockResolvedValueOnce(Response.json({ users: [{ localId, disabled }] }));
      await accounts.lookUp('abc', SIGNED_IN_AT);
    };
    await confirm('honest');
    await confirm('disabled', true);
    for (let user = 0; user < 60; user += 1) await confirm(`script ${user}`);
    expect(accounts.confirmedUids()).toHaveLength(61);
    expect(accounts.confirmedUids()).toContain('honest');
  });

  it('considers every account good without an API key', async () => {
    expect(await lookup({}).lookUp('abc', SIGNED_IN_AT)).toBe('active');
  });
});

describe('accountState', () => {
  const user = { localId: 'u1', validSince: '1699999999' };

  it.each([
    ['an account as it was', { users: [user] }, 'active'],
    ['an account of which nothing was ever revoked', { users: [{ localId: 'u1' }] }, 'active'],
    ['a disabled account', { users: [{ ...user, disabled: true }] }, 'account-inactive'],
    ['no account', { kind: 'identitytoolkit#GetAccountInfoResponse' }, 'account-inactive'],
    ['tokens revoked since', { users: [{ ...user, validSince: '1700000001' }] }, 'token-revoked'],
  ])('reads %s', (_what, response, state) => {
    expect(accountState(response, SIGNED_IN_AT)).toBe(state);
  });

  it.each([
    ['USER_DISABLED', 'account-inactive'],
    ['USER_NOT_FOUND', 'account-inactive'],
    ['TOKEN_EXPIRED', 'token-revoked'],
    ['INVALID_ID_TOKEN : what is wrong with it', 'token-revoked'],
  ])('reads the error %s', (message, state) => {
    expect(accountState({ error: { code: 400, message } }, SIGNED_IN_AT)).toBe(state);
  });

  it('accepts a token signed in at the time of the revocation', () => {
    const moment = SIGNED_IN_AT / 1_000;
    expect(accountState({ users: [{ ...user, validSince: String(moment) }] }, SIGNED_IN_AT)).toBe('active');
  });

  it.each([
    ['QUOTA_EXCEEDED : later', 'look-ups: QUOTA_EXCEEDED'],
    ['- USER_DISABLED', 'look-ups: '],
  ])('throws for the unknown error: %s', (message, text) => {
    const read = () => accountState({ error: { code: 400, message } }, SIGNED_IN_AT);
    expect(read).toThrow(new Error(`the identity provider rejects ${text}`));
  });

  it.each([{ error: { code: 403, message: 'Requests from referer are blocked.' } }, { users: 'none' }, null])(
    'throws for %j',
    (response) => {
      expect(() => accountState(response, SIGNED_IN_AT)).toThrow();
    },
  );
});

describe('lookupUrl', () => {
  it.each([
    [undefined, 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b'],
    ['127.0.0.1:9099', 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%26b'],
  ])('is a URL of Google, or of the emulator if one is set (%s)', (emulator, url) => {
    expect(lookupUrl('a&b', emulator).href).toBe(url);
  });
});
