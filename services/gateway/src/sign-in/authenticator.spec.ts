import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { aPrincipal, IDENTITY } from '../../test/support/a-known-token.js';
import { authenticatorTestBed, waitForNextMillisecond } from '../../test/support/authenticator-test-bed.js';
import type { AccountState } from './token-account-lookup.js';
import type { Principal } from './principal.js';

type TestBed = Awaited<ReturnType<typeof authenticatorTestBed>>;

const REJECTED = expect.objectContaining({ code: 'token-invalid' });
const OVERDUE_MS = 300_000;
const ADMIN = aUser({ isAdmin: true });
const UNREACHABLE = new Error('unreachable');
const AWAY = { message: 'sign-in is unavailable', cause: UNREACHABLE };

describe('Authenticator', () => {
  let testBed: TestBed;
  beforeEach(async () => {
    testBed = await authenticatorTestBed();
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('reads the account of a token once', async () => {
    const { authenticator, verified, records, lookup } = testBed;
    const expected = { ...aPrincipal(), expiresAt: expect.any(Number) };
    expect(await authenticator.authenticate('a')).toEqual(expected);
    expect(await authenticator.authenticateFresh('a')).toEqual(expected);
    expect(verified).toEqual(['a']);
    expect(records.calls).toEqual([{ identity: IDENTITY }]);
    expect(lookup.calls).toEqual([]);
  });

  it('reads a user with changed access again, and keeps the connections', async () => {
    const { authenticator, records, changes, lost } = testBed;
    await authenticator.authenticate('a');
    records.user = ADMIN;
    changes.publish({ kind: 'changed', userId: 7 });
    expect(await authenticator.authenticate('a')).toMatchObject({ isAdmin: true });
    expect(lost).toEqual([]);
  });

  it('reports a deleted user', async () => {
    const { authenticator, verified, changes, lost } = testBed;
    await authenticator.authenticate('a');
    changes.publish({ kind: 'deleted', userId: 7 });
    expect(lost).toEqual([7]);
    await authenticator.authenticate('a');
    expect(verified).toEqual(['a', 'a']);
  });

  it('rejects and reports a user whom another instance found suspended', async () => {
    const { authenticator, changes, lost } = testBed;
    await authenticator.authenticate('a');
    changes.publish({ kind: 'suspended', userId: 7 });
    await expect(authenticator.authenticate('a')).rejects.toEqual(REJECTED);
    expect(lost).toEqual([7]);
  });

  it('creates a missing account after a look-up that confirms the identity', async () => {
    const { authenticator, records, lookup } = testBed;
    records.failure = 'user-unknown';
    const { identity } = await authenticator.authenticate('a');
    expect(lookup.calls).toEqual([['a', 1_000]]);
    expect(records.calls).toEqual([{ identity }, { identity, isConfirmed: true }]);
  });

  it.each<[AccountState | Error, object]>([
    ['token-revoked', { code: 'token-invalid' }],
    ['account-inactive', { code: 'token-invalid' }],
    [UNREACHABLE, { code: 'service-unavailable', status: 503, cause: AWAY }],
  ])('creates no account after an erasure if the look-up ends with %s', async (state, failure) => {
    const { authenticator, records, lookup, changes } = testBed;
    await authenticator.authenticate('a');
    records.failure = 'user-unknown';
    lookup.state = state;
    changes.publish({ kind: 'deleted', userId: 7 });
    await expect(authenticator.authenticate('a')).rejects.toMatchObject(failure);
    expect(records.calls).not.toContainEqual(expect.objectContaining({ isConfirmed: true }));
  });

  describe('with a required bot-check', () => {
    const REQUIRED = expect.objectContaining({ code: 'bot-check-required' });
    beforeEach(async () => {
      testBed = await authenticatorTestBed({ requiresBotCheck: true });
      testBed.records.failure = 'user-unknown';
    });

    it('creates no account without a proof, verifies each request once, and looks nothing up', async () => {
      const { authenticator, lookup, verified, records } = testBed;
      await expect(authenticator.authenticateFresh('a')).rejects.toEqual(REQUIRED);
      await expect(authenticator.authenticate('a', 'theme=dark')).rejects.toEqual(REQUIRED);
      expect([verified.length, records.calls.length, lookup.calls]).toEqual([2, 2, []]);
    });

    it('creates the account of a request with a proof, also beside one without', async () => {
      const { authenticator, records } = testBed;
      const without = authenticator.authenticate('a');
      const proven = authenticator.authenticateFresh('a', 'proof');
      await expect(without).rejects.toEqual(REQUIRED);
      expect(await proven).toMatchObject({ userId: 7 });
      const calls = records.calls.length;
      expect(await authenticator.authenticate('a')).toMatchObject({ userId: 7 });
      expect(records.calls).toHaveLength(calls);
    });

    it('needs no proof for a user of Google, nor for an account that exists, also suspended', async () => {
      const { authenticator, records, lookup } = testBed;
      expect(await authenticator.authenticate('google')).toMatchObject({ userId: 7 });
      records.failure = 'user-suspended';
      expect(await authenticator.authenticate('suspended')).toMatchObject({ userId: 7 });
      expect(lookup.calls).toContainEqual(['suspended', 1_000]);
      records.failure = null;
      expect(await authenticator.authenticate('a')).toMatchObject({ userId: 7 });
    });
  });

  it('passes other errors of the users service on without a look-up', async () => {
    const { authenticator, records, lookup } = testBed;
    records.failure = 'service-unavailable';
    await expect(authenticator.authenticate('a')).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(lookup.calls).toEqual([]);
  });

  it.each<[string, (testBed: TestBed) => unknown]>([
    ['changes were missed', ({ changes }) => changes.publish({ kind: 'missed' })],
    ['the connection was lost', ({ changes }) => changes.reconnect()],
    [
      'changes are followed from now on',
      async (bed) => {
        bed.authenticator.onApplicationBootstrap();
        await setImmediate();
      },
    ],
  ])('reads admins immediately and others in turn when %s', async (_what, miss) => {
    const { authenticator, records, lookup, lost } = testBed;
    records.user = ADMIN;
    await authenticator.authenticate('admin');
    records.user = aUser();
    await authenticator.authenticate('other');
    await miss(testBed);
    await waitForNextMillisecond();
    expect(await authenticator.authenticate('admin')).toMatchObject({ isAdmin: false });
    expect(lookup.calls).toEqual([]);
    await authenticator.authenticate('other');
    expect(lookup.calls).toEqual([['other', 1_000]]);
    expect(lost).toEqual([]);
  });

  it('rejects a restricted account, but not its rights, until the restriction ends', async () => {
    const { authenticator, records } = testBed;
    records.user = aUser({ eraseAt: 1_000 });
    await expect(authenticator.authenticateFresh('a')).rejects.toMatchObject({ code: 'account-restricted' });
    expect(await authenticator.authenticateRestricted('a')).toMatchObject({ restrictedUntil: Infinity });
    const sanction = { id: 1, reason: 'spam', text: 'Reklam', at: 0, appeal: 'none', answer: null } as const;
    records.user = aUser({ sanction: { ...sanction, kind: 'suspension', until: Date.now() - 1 } });
    expect(await authenticator.authenticate('b')).toMatchObject({ userId: 7 });
  });

  it('closes connections of a user who signed out everywhere or is restricted', async () => {
    const { authenticator, records, changes, lost } = testBed;
    await authenticator.authenticate('a');
    changes.publish({ kind: 'signed-out', userId: 7 });
    records.failure = 'token-invalid';
    await expect(authenticator.authenticate('a')).rejects.toMatchObject({ code: 'token-invalid' });
    changes.publish({ kind: 'restricted', userId: 7 });
    expect(lost).toEqual([7, 7]);
  });

  it('waits for an overdue look-up in authenticateFresh only', async () => {
    const { authenticator, lookup } = testBed;
    await authenticator.authenticate('recent');
    makeOverdue();
    lookup.state = 'account-inactive';
    expect(await authenticator.authenticate('recent')).toMatchObject({ userId: 7 });
    await setImmediate();
    await expect(authenticator.authenticateFresh('recent')).rejects.toEqual(REJECTED);
    expect(lookup.calls).toEqual([['recent', 1_000]]);
  });

  it('does not wait for the look-up of an old token that it sees for the first time', async () => {
    const { authenticator, lookup } = testBed;
    lookup.state = 'account-inactive';
    expect(await authenticator.authenticateFresh('old')).toMatchObject({ userId: 7 });
    await setImmediate();
    await expect(authenticator.authenticateFresh('old')).rejects.toEqual(REJECTED);
  });

  it('waits 5 s for an overdue look-up, and then serves the user as if it had failed', async () => {
    jest.useFakeTimers();
    const { authenticator, lookup } = testBed;
    await authenticator.authenticate('recent');
    jest.setSystemTime(Date.now() + OVERDUE_MS);
    Object.assign(lookup, { state: new Promise(() => undefined) });
    const served: Principal[] = [];
    void authenticator.authenticateFresh('recent').then((principal) => served.push(principal));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(served).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(served).toMatchObject([{ userId: 7 }]);
  });

  it('rejects every token of an inactive account, and stores and publishes the change', async () => {
    const { authenticator, lookup, lost, published, suspensions } = testBed;
    for (const token of ['recent', 'other']) await authenticator.authenticate(token);
    makeOverdue();
    lookup.state = 'account-inactive';
    await expect(authenticator.authenticateFresh('recent')).rejects.toEqual(REJECTED);
    await expect(authenticator.authenticate('other')).rejects.toEqual(REJECTED);
    expect(lost).toEqual([7]);
    expect(published).toContainEqual({ kind: 'suspended', userId: 7 });
    expect(suspensions.stored).toEqual([7]);
  });

  it('rejects an inactive account while the users service is unavailable, and looks up others', async () => {
    const { authenticator, lookup, suspensions, lost, published } = testBed;
    for (const token of ['recent', 'other']) await authenticator.authenticate(token);
    makeOverdue();
    lookup.state = 'account-inactive';
    suspensions.failure = 'service-unavailable';
    await expect(authenticator.authenticateFresh('recent')).rejects.toEqual(REJECTED);
    expect([published, lost]).toEqual([[{ kind: 'suspended', userId: 7 }], [7]]);
    await authenticator.authenticate('old');
    expect(lookup.calls.map(([token]) => token)).toEqual(['recent', 'old']);
    expect(lookup.unfinished).toEqual([]);
  });

  it('rejects only the revoked token', async () => {
    const { authenticator, lookup, lost } = testBed;
    await authenticator.authenticate('recent');
    lookup.state = 'token-revoked';
    await authenticator.authenticate('old');
    await setImmediate();
    await expect(authenticator.authenticateFresh('old')).rejects.toEqual(REJECTED);
    expect(await authenticator.authenticate('recent')).toMatchObject({ userId: 7 });
    expect(lost).toEqual([7]);
  });

  it('updates the principal of an active account after a look-up', async () => {
    const { authenticator, changes, records, lost } = testBed;
    await authenticator.authenticate('recent');
    records.user = ADMIN;
    changes.reconnect();
    expect(await authenticator.authenticate('recent')).toMatchObject({ userId: 7, isAdmin: false });
    await setImmediate();
    expect(await authenticator.authenticate('recent')).toMatchObject({ userId: 7, isAdmin: true });
    expect(lost).toEqual([]);
  });

  it('does not look up an account again until it is due', async () => {
    const { authenticator, lookup } = testBed;
    await authenticator.authenticateFresh('old');
    await authenticator.authenticateFresh('old');
    expect(lookup.calls).toHaveLength(1);
  });

  it('authenticateFresh also waits for the users service', async () => {
    const { authenticator, records } = testBed;
    await authenticator.authenticate('recent');
    makeOverdue();
    const { identity } = await authenticator.authenticateFresh('recent');
    expect(records.calls).toEqual([{ identity }, { identity, isConfirmed: true }]);
  });

  it('reports the previous user of an identity', async () => {
    const { authenticator, records, lost } = testBed;
    await authenticator.authenticate('recent'); // as 7
    await authenticator.authenticate('old');
    await setImmediate();
    expect(lost).toEqual([]);
    records.user = aUser({ id: 9 });
    testBed.changes.reconnect();
    await authenticator.authenticate('old');
    await setImmediate();
    expect(lost).toEqual([7]);
    expect(await authenticator.authenticate('old')).toMatchObject({ userId: 9 });
  });
});

function makeOverdue(): void {
  const now = Date.now() + OVERDUE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}
