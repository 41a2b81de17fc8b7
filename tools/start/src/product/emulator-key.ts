import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';

/** Where the emulator publishes its key set. */
export const KEY_SET_PATH = '/.well-known/jwks.json';

const ALGORITHM = 'ES256';

/** The emulator's files; its working directory. */
export const emulatorFolder = (dataDir: string): string => join(dataDir, 'auth');

/** Signs the emulator's tokens. Created once, so that sessions survive a restart. */
export async function emulatorKey(folder: string): Promise<KeyObject> {
  const file = join(folder, 'signing-key.pem');
  try {
    return createPrivateKey(await readFile(file));
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return privateKey;
}

export function toKeyId(key: KeyObject): string {
  return hash('sha256', createPublicKey(key).export({ type: 'spki', format: 'der' }), 'base64url');
}

/** RFC 7517. */
export function toKeySet(key: KeyObject) {
  const published = { kid: toKeyId(key), alg: ALGORITHM, use: 'sig' };
  return { keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), ...published }] };
}

/** A token as the emulator issues it (RFC 7515). */
export function signToken(claims: object, key: KeyObject): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const signed = `${part({ alg: ALGORITHM, typ: 'JWT', kid: toKeyId(key) })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
