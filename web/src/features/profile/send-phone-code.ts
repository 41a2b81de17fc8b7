import type { Auth } from '@firebase/auth';
import { z } from 'zod';
import { type ApiError, unreachable } from '../../shared/api/api-error.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { CALL_TIMEOUT_MS } from '../../shared/loading/call-timeout.js';
import { withTimeout } from '../../shared/loading/with-timeout.js';
import { jsonOrNull } from '../../shared/storage/read-stored.js';
import { profileTexts } from './profile.tr.js';

/** Links the phone to the account at the identity provider. Rejects like `sendPhoneCode`. */
export type ConfirmCode = (code: string) => Promise<void>;

const HINTS = new Map(Object.entries(profileTexts.verification.reasons));

/** Has the form of an API error; `reason` is the identity provider's, such as `INVALID_CODE`. */
function refusal(reason: string): Error & ApiError {
  const hint = HINTS.get(reason);
  const details = hint === undefined ? null : { hint };
  return Object.assign(new Error(reason), unreachable(reason), { status: 400, details });
}

const Failure = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends a code by SMS. Uses the REST API of Firebase: its SDK has phones in the same module as the
 * sign-in, which every visitor loads. Rejects with an API error if Firebase refuses.
 */
export async function sendPhoneCode(phone: string): Promise<ConfirmCode> {
  const { auth } = await firebaseSession();
  const request = { phoneNumber: phone.replace(/\s/g, ''), recaptchaToken: await recaptchaToken(auth) };
  const { sessionInfo } = await call(auth, 'accounts:sendVerificationCode', Session, request);
  let isLinked = false;
  return async (code) => {
    const user = auth.currentUser;
    if (user === null) throw new Error('without a user Firebase would create one with the phone');
    if (!isLinked) {
      const confirmation = { sessionInfo, code, idToken: await user.getIdToken() };
      const linked = await call(auth, 'accounts:signInWithPhoneNumber', Linked, confirmation);
      if (linked.temporaryProof !== undefined) throw refusal('PHONE_NUMBER_EXISTS');
      isLinked = true; // A code can be used once
    }
    await user.getIdToken(true); // The former token does not name the phone
  };
}

const Session = z.object({ sessionInfo: z.string() });

/** A proof instead of tokens means that the phone belongs to another account. */
const Linked = z.object({ temporaryProof: z.string().optional() });

const RecaptchaParams = z.object({ recaptchaSiteKey: z.string() });

/** Longest wait for a challenge, ms: one that the user closes never ends. */
const CHALLENGE_TIMEOUT_MS = 120_000;

/** The emulator accepts any token. */
async function recaptchaToken(auth: Auth): Promise<string> {
  if (auth.emulatorConfig) return 'emulator';
  const { recaptchaSiteKey } = await call(auth, 'recaptchaParams', RecaptchaParams);
  const { createRecaptcha } = await import('../../shared/recaptcha/recaptcha.js');
  const recaptcha = await createRecaptcha(recaptchaSiteKey);
  try {
    const token = await withTimeout(recaptcha.token('phone'), CHALLENGE_TIMEOUT_MS);
    if (token === null) throw refusal('CAPTCHA_CHECK_FAILED');
    return token;
  } finally {
    recaptcha.close();
  }
}

async function call<Reply extends z.ZodType>(
  auth: Auth,
  method: string,
  reply: Reply,
  body?: object,
): Promise<z.output<Reply>> {
  const { emulatorConfig: emulator, config } = auth;
  const host = emulator && `${emulator.protocol}://${emulator.host}:${emulator.port}/`;
  const url = `${host ?? 'https://'}identitytoolkit.googleapis.com/v1/${method}?key=${config.apiKey}`;
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = await fetch(url, {
    signal,
    ...(body && { method: 'POST', headers, body: JSON.stringify(body) }),
  });
  const received = jsonOrNull(await response.text());
  if (response.ok) return reply.parse(received);
  const message = Failure.safeParse(received).data?.error.message ?? `status ${response.status}`;
  throw refusal(message.split(' ')[0] ?? message); // 'INVALID_CODE : details'
}
