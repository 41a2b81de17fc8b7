import { randomUUID } from 'node:crypto';
import { decryptPart, encryptPart, fileKey } from './file-cipher.js';

const SECRET = 'a key that only these tests know, 123';
const PLAIN = Buffer.from('Ayşe Yılmaz, 0555 555 55 55');

describe('a part of a file', () => {
  const fileId = randomUUID();
  const key = fileKey(SECRET, fileId);
  const stored = encryptPart(key, 3, PLAIN);

  it('is stored encrypted, and decrypted with the key of its file', () => {
    expect(stored.includes(PLAIN.subarray(0, 4))).toBe(false);
    expect(decryptPart(fileKey(SECRET, fileId), 3, stored).equals(PLAIN)).toBe(true);
  });

  it.each([
    ['another file', fileKey(SECRET, randomUUID()), 3, stored],
    ['another secret', fileKey(`${SECRET}4`, fileId), 3, stored],
    ['another place in the file', key, 2, stored],
    ['changed bytes', key, 3, Buffer.concat([Buffer.from([1]), stored.subarray(1)])],
    ['a cut part', key, 3, stored.subarray(0, 20)],
    ['no bytes', key, 3, Buffer.alloc(0)],
  ])('is unknown for %s', (_what, otherKey, part, bytes) => {
    expect(() => decryptPart(otherKey, part, bytes)).toThrow(
      expect.objectContaining({ code: 'export-unknown' }),
    );
  });
});
