import { setImmediate } from 'node:timers/promises';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { principalsTestBed } from '../../test/support/principals-test-bed.js';

type TestBed = Awaited<ReturnType<typeof principalsTestBed>>;

const REFUSED = expect.objectContaining({ code: 'token-invalid' });
const ADMIN = aUser({ isAdmin: true });

describe('Principals', () => {
  let testBed: TestBed;
  beforeEach(async () => {
    testBed = await principalsTestBed();
    await setImmediate();
    await waitForNextMillisecond();
  });

  it('finds the account behind a token, once a token', async () => {
    const { principals, verified, records, lookup } = testBed;
    const identity = { uid: 'u1', email: 'ayse@rotadas.example', displayName: null, photoUrl: null };
    const expected = { identity, userId: 7, isAdmin: false, expiresAt: expect.any(Number) };
    expect(await principals.authenticate('a')).toEqual(expected);
    expect(await principals.authenticateFresh('a')).toEqual(expected);
    expect(verified).toEqual(['a']);
    expect(records.asked).toEqual([{ identity }]);
    expect(lookup.asked).toEqual([]);
  });

  it('asks anew for a user whose access changed, who keeps the connections', async () => {
    const { principals, records, news, lost } = testBed;
    await principals.authenticate('a');
    records.user = ADMIN;
    news.tell({ kind: 'changed', userId: 7 });
    expect(await principals.authenticate('a')).toMatchObject({ isAdmin: true });
    expect(lost).toEqual([]);
  });

  it('tells of a user who is gone', async () => {
    const { principals, verified, news, lost } = testBed;
    await principals.authenticate('a');
    news.tell({ kind: 'gone', userId: 7 });
    expect(lost).toEqual([7]);
    await principals.authenticate('a');
    expect(verified).toEqual(['a', 'a']);
  });

  it.each<[string, (testBed: TestBed) => void]>([
    ['changes were missed', ({ news }) => news.tell({ kind: 'missed' })],
    ['the connection was lost', ({ news }) => news.reconnect()],
  ])('asks at once who is an admin still when %s, and in turn who the others are', async (_what, miss) => {
    const { principals, records, lookup, lost } = testBed;
    records.user = ADMIN;
    await principals.authenticate('admin');
    records.user = aUser();
    await principals.authenticate('other');
    miss(testBed);
    await waitForNextMillisecond();
    expect(await principals.authenticate('admin')).toMatchObject({ isAdmin: false });
    expect(lookup.asked).toEqual([]);
    await principals.authenticate('other');
    expect(lookup.asked).toEqual([['other', 1_000]]);
    expect(lost).toEqual([]);
  });

  it('does not let a request wait for a look-up that is due, except before what is guarded', async () => {
    const { principals, lookup } = testBed;
    lookup.standing = 'account-gone';
    expect(await principals.authenticate('old')).toMatchObject({ userId: 7 });
    await setImmediate();
    await expect(principals.authenticateFresh('old')).rejects.toEqual(REFUSED);
    expect(lookup.asked).toEqual([['old', 1_000]]);
  });

  it('refuses every token of an account that is gone, and tells the others', async () => {
    const { principals, lookup, lost, published } = testBed;
    await principals.authenticate('young');
    lookup.standing = 'account-gone';
    await expect(principals.authenticateFresh('old')).rejects.toEqual(REFUSED);
    await expect(principals.authenticate('young')).rejects.toEqual(REFUSED);
    expect(lost).toEqual([7]);
    expect(published).toEqual([{ kind: 'suspended', userId: 7 }]);
  });

  it('refuses the one token that was revoked', async () => {
    const { principals, lookup, lost } = testBed;
    await principals.authenticate('young');
    lookup.standing = 'token-revoked';
    await expect(principals.authenticateFresh('old')).rejects.toEqual(REFUSED);
    expect(await principals.authenticate('young')).toMatchObject({ userId: 7 });
    expect(lost).toEqual([7]);
  });

  it('takes over what the records say anew of an account that is good', async () => {
    const { principals, news, records, lost } = testBed;
    await principals.authenticate('young');
    records.user = ADMIN;
    news.reconnect();
    expect(await principals.authenticate('young')).toMatchObject({ userId: 7, isAdmin: false });
    await setImmediate();
    expect(await principals.authenticate('young')).toMatchObject({ userId: 7, isAdmin: true });
    expect(lost).toEqual([]);
  });

  it('asks no more for a while once the account was looked up', async () => {
    const { principals, lookup } = testBed;
    await principals.authenticateFresh('old');
    await principals.authenticateFresh('old');
    expect(lookup.asked).toHaveLength(1);
  });

  it('waits for the records before what is guarded, where the last word is too old', async () => {
    const { principals, records } = testBed;
    const checking = principals.authenticateFresh('old');
    await Promise.resolve();
    expect(await checking).toMatchObject({ isAdmin: false, identity: { uid: 'u1' } });
    expect(records.asked).toHaveLength(2);
  });

  it('tells of the user whom an identity does not belong to any more', async () => {
    const { principals, records, lost } = testBed;
    await principals.authenticate('young'); // as 7
    await principals.authenticate('old');
    await setImmediate();
    expect(lost).toEqual([]);
    records.user = aUser({ id: 9 });
    testBed.news.reconnect();
    await principals.authenticate('old');
    await setImmediate();
    expect(lost).toEqual([7]);
    expect(await principals.authenticate('old')).toMatchObject({ userId: 9 });
  });
});

/** An account that was read in the millisecond of missed changes is looked up again. */
async function waitForNextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now;) await setImmediate();
}
