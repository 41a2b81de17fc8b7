export const PROJECT_ID = 'demo-rotadas';

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Unsigned, as the auth emulator issues them; valid for an hour. */
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
  return `${part({ alg: 'none', typ: 'JWT', ...header })}.${part(payload)}.`;
}
