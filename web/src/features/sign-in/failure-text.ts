import type { PasswordValidationStatus } from '@firebase/auth';
import i18next from 'i18next';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { authErrorTexts } from './auth-errors.tr.js';
import { PASSWORD_MIN } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-methods.js';
import '../../shared/toast/failure.tr.js';

/** A code of the identity provider that has a text of its own. */
export type AuthErrorKey = keyof typeof authErrorTexts;

/**
 * The code of a failure whose text the user is shown; null when only a general one fits (spec 8).
 */
export function authErrorKey(error: unknown): AuthErrorKey | null {
  const code = authErrorCode(error);
  return code !== null && isKey(code) ? code : null;
}

function isKey(code: string): code is AuthErrorKey {
  return Object.hasOwn(authErrorTexts, code);
}

/** A rule of the identity provider's password policy (spec 5). */
export type PasswordRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** The rules that a password breaks. */
export function brokenRules(status: PasswordValidationStatus): PasswordRule[] {
  const kept: Record<PasswordRule, boolean | undefined> = {
    minLength: status.meetsMinPasswordLength,
    maxLength: status.meetsMaxPasswordLength,
    lowercase: status.containsLowercaseLetter,
    uppercase: status.containsUppercaseLetter,
    number: status.containsNumericCharacter,
    symbol: status.containsNonAlphanumericCharacter,
  };
  const rules: PasswordRule[] = ['minLength', 'maxLength', 'lowercase', 'uppercase', 'number', 'symbol'];
  return rules.filter((rule) => kept[rule] === false);
}

/**
 * Longest password that the identity provider takes when its policy sets no other limit,
 * characters.
 */
const PASSWORD_MAX = 4_096;

/** What a password lacks by the identity provider's policy. */
interface PasswordAdvice {
  readonly broken: PasswordRule[];
  readonly min: number;
  readonly max: number;
}

/**
 * Compares a refused password with the policy; the SDK keeps the policy and refreshes it at each
 * refusal (spec 8).
 */
async function adviseOnPassword(password: string): Promise<PasswordAdvice> {
  const { sdk, auth } = await firebaseSession();
  const status = await sdk.validatePassword(auth, password);
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  return {
    broken: brokenRules(status),
    min: minPasswordLength ?? PASSWORD_MIN,
    max: maxPasswordLength ?? PASSWORD_MAX,
  };
}

/** What the password lacks; null when the policy does not tell. */
async function passwordText(password: string): Promise<string | null> {
  const t = i18next.getFixedT(null, 'sign-in');
  try {
    const { broken, min, max } = await adviseOnPassword(password);
    const rules = broken.map((rule) => t(`passwordRules.${rule}`, { min, max }));
    return rules.length === 0 ? null : t('passwordRules.broken', { rules: rules.join(', ') });
  } catch (error) {
    logWarning('the password policy could not be read', error);
    const key = authErrorKey(error);
    return key === 'unsupported-password-policy-schema-version' ? i18next.t(`auth-errors:${key}`) : null;
  }
}

/** A failure of the identity provider at a login or registration by e-mail, in words (spec 8). */
export async function emailFailureText(error: unknown, mode: SignInMode, form: SignInForm): Promise<string> {
  const t = i18next.getFixedT(null, 'sign-in');
  const key = authErrorKey(error);
  if (key === null) return t(mode === 'register' ? 'errors.otherRegister' : 'errors.otherLogin');
  const advice = key === 'password-does-not-meet-requirements' ? await passwordText(form.password) : null;
  return advice ?? i18next.t(`auth-errors:${key}`);
}

/** What to do where the text of spec 8 is the general one; undefined where it says so itself. */
export const emailFailureHint = (error: unknown): string | undefined =>
  authErrorKey(error) === null ? i18next.t('failure:again') : undefined;

/** What the user can do about a failure through Google; the text itself is that of spec 8. */
export function googleFailureHint(error: unknown): string {
  const key = authErrorKey(error);
  return i18next.t(key === null || key === 'internal-error' ? 'failure:again' : `auth-errors:${key}`);
}
