import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.js';

const SECRET = 'a secret of the operator, 32 long';
const MINE = { userId: 7, kind: 'route-matched' } as const;

describe('unsubscribeToken', () => {
  const token = unsubscribeToken(MINE, SECRET);

  it('contains the user and the kind of mails', () => {
    expect(readUnsubscribeToken(token, SECRET)).toEqual(MINE);
  });

  it.each([
    ['of another user', token.replace(/^7/, '8')],
    ['of another kind', token.replace('route-matched', 'departure-due')],
    ['of an unknown kind', token.replace('route-matched', 'anything')],
    ['with a truncated signature', token.slice(0, -1)],
    ['with a suffix', `${token}.x`],
    ['without a signature', '7.route-matched.'],
    ['empty', ''],
  ])('rejects %s', (_fault, changed) => {
    expect(readUnsubscribeToken(changed, SECRET)).toBeNull();
  });

  it('rejects a token of another secret', () => {
    expect(readUnsubscribeToken(token, SECRET.toUpperCase())).toBeNull();
  });
});
