import { parseWorkProof } from './altcha.service.js';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

const PROOF = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'aa',
      salt: 'bb',
      cost: 1,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: 'cc',
      expiresAt: 1,
      data: { action: 'login' },
    },
    signature: 'dd',
  },
  solution: { counter: 3, derivedKey: '00' },
};

describe('parseWorkProof', () => {
  it('parses a challenge with its solution', () => {
    expect(parseWorkProof(base64(PROOF))).toEqual(PROOF);
  });

  it.each(['', 'ğüş', 'e30=', base64(null), base64({ ...PROOF, solution: 'x' })])(
    'returns null for %j',
    (token) => {
      expect(parseWorkProof(token)).toBeNull();
    },
  );
});
