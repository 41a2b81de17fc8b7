import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

const ALGORITHM = 'aes-256-gcm';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each file has its own key, so that the number of a part can be its nonce. */
export function fileKey(secret: string, fileId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, fileId, 'rotadas export', KEY_BYTES));
}

/** Returns the encrypted part followed by its tag. */
export function encryptPart(key: Buffer, part: number, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce(part));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws `export-unknown` for a part of another file or place, or another key. */
export function decryptPart(key: Buffer, part: number, stored: Uint8Array): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonce(part), { authTagLength: TAG_BYTES });
  const end = stored.length - TAG_BYTES;
  try {
    decipher.setAuthTag(stored.subarray(end));
    return Buffer.concat([decipher.update(stored.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new DomainError('export-unknown', { cause });
  }
}

function nonce(part: number): Buffer {
  const bytes = Buffer.alloc(NONCE_BYTES);
  bytes.writeUInt32BE(part);
  return bytes;
}
