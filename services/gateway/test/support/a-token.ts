import { generateKeyPairSync, sign } from 'node:crypto';

export const PROJECT_ID = 'demo-rotadas';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The keys that the stand-in of the auth emulator publishes. */
export const KEY_SET = { keys: [publicKey.export({ format: 'jwk' })] };

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Returns a token like those of the auth emulator, valid for an hour. */
export function aToken(claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  const uid = claims['sub'] ?? 'ayse';
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    name: 'Ayşe Yılmaz',
    email: `${String(uid)}@rotadas.example`,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  const signed = `${part({ alg: 'ES256', typ: 'JWT', ...header })}.${part(payload)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
