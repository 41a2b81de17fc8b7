import { useState } from 'react';
import { clearToast } from '../../shared/toast/toast-store.js';
import { useBotCheck } from './bot-check/use-bot-check.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';
import { useEmailSignIn } from './use-email-sign-in.js';
import { useGoogleSignIn } from './use-google-sign-in.js';

/** The three ways in; `busy` while one is under way. */
export function useSignIn(mode: SignInMode) {
  const [busy, setBusy] = useState(false);
  const botCheck = useBotCheck();
  const signInByEmail = useEmailSignIn(mode, botCheck);
  const signInByGoogle = useGoogleSignIn();

  const withBusy = async (task: () => Promise<void>) => {
    setBusy(true);
    clearToast();
    try {
      await task();
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    submit: (form: SignInForm) => withBusy(() => signInByEmail(form)),
    continueWithGoogle: () => withBusy(signInByGoogle),
    resetBotCheck: botCheck.reset,
  };
}
