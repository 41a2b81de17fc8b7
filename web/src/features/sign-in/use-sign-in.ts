import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logError } from '../../shared/log/log.js';
import { clearToast, showToast } from '../../shared/toast/toast-store.js';
import { authErrorKey } from './auth-error-text.js';
import { logInWithEmail, registerWithEmail } from './email-sign-in.js';
import { signInWithGoogle } from './google-sign-in.js';
import { useRegisterUserMutation } from './register-user.api.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

/** The three ways in, with their toasts; `busy` while one is under way. */
export function useSignIn(mode: SignInMode) {
  const { t } = useTranslation(['sign-in', 'shared']);
  const [busy, setBusy] = useState(false);
  const [registerUser] = useRegisterUserMutation();

  const withBusy = async (task: () => Promise<void>) => {
    setBusy(true);
    clearToast();
    try {
      await task();
    } finally {
      setBusy(false);
    }
  };
  const fail = (title: string, description: string) => showToast({ title, description, look: 'destructive' });

  const submit = (form: SignInForm) =>
    withBusy(async () => {
      try {
        if (mode === 'register') {
          await registerWithEmail(form);
          showToast({ title: t('shared:toasts.success'), description: t('registered') });
        } else if ((await logInWithEmail(form)) === 'unverified') {
          fail(t('shared:toasts.error'), t('errors.unverified'));
        }
      } catch (error) {
        fail(t(`failed.${mode}`), t(`errors.${authErrorKey(error, mode)}`));
      }
    });

  const continueWithGoogle = () =>
    withBusy(async () => {
      try {
        await signInWithGoogle((user) => registerUser(user).unwrap());
      } catch (error) {
        logError('Google sign-in failed', error);
        fail(t('failed.google'), t('errors.google'));
      }
    });

  return { busy, submit, continueWithGoogle };
}
