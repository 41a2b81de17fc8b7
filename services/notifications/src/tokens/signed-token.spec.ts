import { readToken, signToken, START_OFFER, UNSUBSCRIBE } from './signed-token.js';

const SECRET = 'a secret of the operator, 32 long';

describe('a signed token', () => {
  const token = signToken(UNSUBSCRIBE, [7, 'route-matched'], SECRET);

  it('contains its fields', () => {
    expect(readToken(UNSUBSCRIBE, token, SECRET)).toEqual([7, 'route-matched']);
    const start = signToken(START_OFFER, [7, 31, 1_790_000_000_000], SECRET);
    expect(readToken(START_OFFER, start, SECRET)).toEqual([7, 31, 1_790_000_000_000]);
  });

  it('of a mail that was sent before other types existed is still valid', () => {
    // cspell:disable-next-line
    const sent = '7.route-matched.9hdAVPsXPsNM_1N5d_qz1wwsssEcotCwuWlmMq1q22c';
    expect(readToken(UNSUBSCRIBE, sent, SECRET)).toEqual([7, 'route-matched']);
  });

  it.each([
    ['of another user', token.replace(/^7/, '8')],
    ['of another kind', token.replace('route-matched', 'departure-due')],
    ['of an unknown kind', token.replace('route-matched', 'anything')],
    ['with joined fields', token.replace('7.', '7:')],
    ['with a truncated signature', token.slice(0, -1)],
    ['with a suffix', `${token}.x`],
    ['without a signature', '7.route-matched.'],
    ['empty', ''],
  ])('%s is invalid', (_fault, changed) => {
    expect(readToken(UNSUBSCRIBE, changed, SECRET)).toBeNull();
  });

  it('of another secret or type is invalid', () => {
    expect(readToken(UNSUBSCRIBE, token, SECRET.toUpperCase())).toBeNull();
    const other = { ...UNSUBSCRIBE, purpose: START_OFFER.purpose };
    expect(readToken(other, token, SECRET)).toBeNull();
  });
});
