import type { PasswordValidationStatus } from '@firebase/auth';
import i18next from 'i18next';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { authErrorKey } from '../../shared/auth/auth-error-key.js';
import { logWarning } from '../../shared/log/log.js';
import { PASSWORD_MIN, type SignInForm, type SignInMode } from './sign-in-form.js';

type PasswordRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

function unmetRules(status: PasswordValidationStatus): PasswordRule[] {
  const rulesMet: Record<PasswordRule, boolean | undefined> = {
    minLength: status.meetsMinPasswordLength,
    maxLength: status.meetsMaxPasswordLength,
    lowercase: status.containsLowercaseLetter,
    uppercase: status.containsUppercaseLetter,
    number: status.containsNumericCharacter,
    symbol: status.containsNonAlphanumericCharacter,
  };
  const rules: PasswordRule[] = ['minLength', 'maxLength', 'lowercase', 'uppercase', 'number', 'symbol'];
  return rules.filter((rule) => rulesMet[rule] === false);
}

/** Firebase's default maximum length, characters; a password policy may set another. */
const PASSWORD_MAX = 4_096;

interface PasswordAdvice {
  readonly unmet: PasswordRule[];
  readonly min: number;
  readonly max: number;
}

/** The SDK caches the policy and refreshes it at each refusal. */
async function adviseOnPassword(password: string): Promise<PasswordAdvice> {
  const { sdk, auth } = await firebaseSession();
  const status = await sdk.validatePassword(auth, password);
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  return {
    unmet: unmetRules(status),
    min: minPasswordLength ?? PASSWORD_MIN,
    max: maxPasswordLength ?? PASSWORD_MAX,
  };
}

/** The broken rules as a text; null if the policy does not say. */
async function passwordText(password: string): Promise<string | null> {
  const t = i18next.getFixedT(null, 'sign-in');
  try {
    const { unmet, min, max } = await adviseOnPassword(password);
    const rules = unmet.map((rule) => t(`passwordRules.${rule}`, { min, max }));
    return rules.length === 0 ? null : t('passwordRules.broken', { rules: rules.join(', ') });
  } catch (error) {
    logWarning('the password policy could not be read', error);
    const key = authErrorKey(error);
    return key === 'unsupported-password-policy-schema-version' ? i18next.t(`auth-errors:${key}`) : null;
  }
}

export async function emailFailureText(error: unknown, mode: SignInMode, form: SignInForm): Promise<string> {
  const t = i18next.getFixedT(null, 'sign-in');
  const key = authErrorKey(error);
  if (key === null) return t(mode === 'register' ? 'errors.otherRegister' : 'errors.otherLogin');
  const advice = key === 'password-does-not-meet-requirements' ? await passwordText(form.password) : null;
  return advice ?? i18next.t(`auth-errors:${key}`);
}

/** A hint for the general text; the texts of known codes already say what to do. */
export const emailFailureHint = (error: unknown): string | undefined =>
  authErrorKey(error) === null ? i18next.t('shared:failure.again') : undefined;

/** A hint for the text of a failed Google sign-in, which is always the general text. */
export function googleFailureHint(error: unknown): string {
  const key = authErrorKey(error);
  return i18next.t(key === null || key === 'internal-error' ? 'shared:failure.again' : `auth-errors:${key}`);
}
