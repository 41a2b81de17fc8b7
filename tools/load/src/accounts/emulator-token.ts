import { type Account, PROJECT_ID } from './bulk-accounts.ts';

/** How long a token is good, seconds: as long as the emulator's own. */
const GOOD_SECONDS = 3_600;

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/**
 * An ID token of an account as the auth emulator writes them: unsigned, good for an hour. The
 * gateway verifies it as any other and asks the emulator for its account; thousands of sign-ins,
 * which nobody measures here, are spared.
 */
export function emulatorToken({ uid, email, displayName }: Account, now = Date.now()): string {
  const seconds = Math.floor(now / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + GOOD_SECONDS,
    name: displayName,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
