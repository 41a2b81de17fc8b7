import { ECDH } from 'node:crypto';

/**
 * Whether a browser's public key, in base64url, is a point of P-256 (RFC 8291): for any other one
 * nothing can ever be encrypted.
 */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
