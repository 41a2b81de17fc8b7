import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { authErrorKey } from './auth-error-key.js';
import { adviseOnPassword } from './password-advice.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

/** Puts failures of the identity provider into words (spec 8). */
export function useFailureText() {
  const { t } = useTranslation('sign-in');

  /** What the password lacks; null when the policy does not tell. */
  const passwordText = async (password: string): Promise<string | null> => {
    try {
      const { broken, min, max } = await adviseOnPassword(password);
      const rules = broken.map((rule) => t(`passwordRules.${rule}`, { min, max }));
      return rules.length === 0 ? null : t('passwordRules.broken', { rules: rules.join(', ') });
    } catch (error) {
      logWarning('the password policy could not be read', error);
      const key = authErrorKey(error);
      return key === 'unsupported-password-policy-schema-version' ? t(`authErrors.${key}`) : null;
    }
  };

  const emailText = async (error: unknown, mode: SignInMode, { password }: SignInForm): Promise<string> => {
    const key = authErrorKey(error);
    if (key === null) return t(mode === 'register' ? 'errors.otherRegister' : 'errors.otherLogin');
    const advice = key === 'password-does-not-meet-requirements' ? await passwordText(password) : null;
    return advice ?? t(`authErrors.${key}`);
  };

  /** The text of spec 8, and after it what the user can do where the code tells. */
  const googleText = (error: unknown): string => {
    const key = authErrorKey(error);
    const general = t('errors.google');
    return key === null || key === 'internal-error' ? general : `${general} ${t(`authErrors.${key}`)}`;
  };

  return { emailText, googleText };
}
