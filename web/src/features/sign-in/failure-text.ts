import i18next from 'i18next';
import { logWarning } from '../../shared/log/log.js';
import { authErrorKey } from './auth-error-key.js';
import { adviseOnPassword } from './password-advice.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';
import '../../shared/toast/failure.tr.js';

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
