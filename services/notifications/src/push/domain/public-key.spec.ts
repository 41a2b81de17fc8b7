import { createECDH } from 'node:crypto';
import { isPublicKey } from './public-key.js';

describe('isPublicKey', () => {
  it('takes a point of the curve', () => {
    expect(isPublicKey(createECDH('prime256v1').generateKeys('base64url'))).toBe(true);
  });

  it.each([`B${'A'.repeat(86)}`, 'A'.repeat(87), createECDH('secp256k1').generateKeys('base64url')])(
    'refuses %s, which lies beside it',
    (key) => {
      expect(isPublicKey(key)).toBe(false);
    },
  );
});
