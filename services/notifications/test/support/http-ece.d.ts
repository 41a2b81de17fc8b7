declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Opens a message that was encrypted for a browser (RFC 8188, RFC 8291). */
  export function decrypt(
    message: Buffer,
    receiver: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
