import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logError, logWarning } from '../../shared/log/log.js';
import type { ForgotPassword } from './forgot-password.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';
import type { VerifyEmail } from './verify-email.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import { reloadPage } from '../../shared/navigation/reload-page.js';
import { clearToast, showToast } from '../../shared/toast/toast-store.js';
import { loadSignInSchema } from './sign-in-resolver.js';
import { createBotCheckGate } from './bot-check/create-bot-check-gate.js';
import type { SignInPorts } from './sign-in.api.js';

type EmailActions = typeof import('./email-actions.js');

const BOT_CHECK_DELAY_MS = 500;

type SignInStep =
  | { name: 'verify'; Screen: typeof VerifyEmail; form: SignInForm; mailSent: boolean }
  | { name: 'forgot'; Screen: typeof ForgotPassword };

/** The screen shown instead of the form, loaded when needed; null for the form. */
export function useSignInStep() {
  const [step, setStep] = useState<SignInStep | null>(null);
  return {
    step,
    showForm: () => setStep(null),
    /** If the screen does not load, the form stays; a toast has shown the result. */
    showVerify: async (form: SignInForm, mailSent: boolean) => {
      try {
        const { VerifyEmail: Screen } = await import('./verify-email.js');
        setStep({ name: 'verify', Screen, form, mailSent });
      } catch (error) {
        logWarning('screen after the form not loaded', error);
      }
    },
    showForgot: async () => {
      const { ForgotPassword: Screen } = await import('./forgot-password.js');
      setStep({ name: 'forgot', Screen });
    },
  };
}

/** Runs the sign-in of the page behind its bot-check; `busy` while code loads or a task runs. */
export function useSignIn({ start, loadCalls }: SignInPorts) {
  const { t } = useTranslation('sign-in');
  const [busy, setBusy] = useState(false);
  const [botCheck] = useState(() => createBotCheckGate({ start, loadCalls }));

  useEffect(() => {
    const load = () => botCheck.load().catch((error: unknown) => logWarning('bot-check not loaded', error));
    const timer = setTimeout(() => void load(), BOT_CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      botCheck.close(); // Closes the bot-check, which a submit may have loaded before the timer.
    };
  }, [botCheck]);

  const loadEmailActions = async () => {
    const actions = import('./email-actions.js');
    await Promise.all([actions, loadCalls(), start()]);
    return actions;
  };
  useFirstTouch(() => {
    Promise.all([loadEmailActions(), loadSignInSchema()]).catch((error: unknown) =>
      logWarning('sign-in not preloaded', error),
    );
  });

  const reportLoadFailure = (method: SignInMode | 'google', error: unknown) => {
    logError('sign-in not loaded', error);
    showToast({
      title: t(`failed.${method}`),
      description: t('errors.notLoaded'),
      variant: 'destructive',
      action: { label: t('reload'), onClick: reloadPage },
    });
  };
  /** Resolves to undefined if code could not be loaded, which is reported. */
  const run = async <T>(method: SignInMode | 'google', task: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    clearToast();
    try {
      return await task();
    } catch (error) {
      reportLoadFailure(method, error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const runByEmail = <T>(mode: SignInMode, task: (actions: EmailActions) => Promise<T>) =>
    run(mode, async () => task(await loadEmailActions()));
  return { busy, botCheck, run, runByEmail };
}
