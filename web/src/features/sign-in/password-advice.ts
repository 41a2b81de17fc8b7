import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { PASSWORD_MIN } from '../../shared/limits.js';
import { brokenRules, type PasswordRule } from './password-rules.js';

/**
 * Longest password that the identity provider takes when its policy sets no other limit,
 * characters.
 */
const PASSWORD_MAX = 4_096;

/** What a password lacks by the identity provider's policy. */
export interface PasswordAdvice {
  readonly broken: PasswordRule[];
  readonly min: number;
  readonly max: number;
}

/**
 * Compares a refused password with the policy; the SDK keeps the policy and refreshes it at each
 * refusal (spec 8).
 */
export async function adviseOnPassword(password: string): Promise<PasswordAdvice> {
  const { sdk, auth } = await firebaseSession();
  const status = await sdk.validatePassword(auth, password);
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  return {
    broken: brokenRules(status),
    min: minPasswordLength ?? PASSWORD_MIN,
    max: maxPasswordLength ?? PASSWORD_MAX,
  };
}
