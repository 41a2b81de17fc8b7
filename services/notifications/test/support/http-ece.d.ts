declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a push message (RFC 8188, RFC 8291). */
  export function decrypt(
    message: Buffer,
    receiver: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
