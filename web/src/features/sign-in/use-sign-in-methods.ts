import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logError, logWarning } from '../../shared/log/log.js';
import type { ForgotPassword } from './forgot-password.js';
import type { SignInForm } from './sign-in-form.js';
import type { VerifyEmail } from './verify-email.js';
import { BOT_CHECK_DELAY_MS } from '../../shared/limits.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import { reloadPage } from '../../shared/navigation/reload-page.js';
import { clearToast, showToast } from '../../shared/toast/toast-store.js';
import { loadCheck } from './check-form.js';
import type { OpenSignInMethods, SignInMethods, SignInMode } from './sign-in-methods.js';

/** What stands in the form's place. */
type SignInStep =
  | { name: 'verify'; Screen: typeof VerifyEmail; form: SignInForm; mailSent: boolean }
  | { name: 'forgot'; Screen: typeof ForgotPassword };

/**
 * Which screen is shown on the login page; null for the form itself. Few users see the others, so
 * they are loaded when needed.
 */
export function useSignInStep() {
  const [step, setStep] = useState<SignInStep | null>(null);
  return {
    step,
    showForm: () => setStep(null),
    /** The toast has said what matters, so who cannot load the screen stays at the form. */
    showVerify: async (form: SignInForm, mailSent: boolean) => {
      try {
        const { VerifyEmail: Screen } = await import('./verify-email.js');
        setStep({ name: 'verify', Screen, form, mailSent });
      } catch (error) {
        logWarning('the screen after the form did not load', error);
      }
    },
    showForgot: async () => {
      const { ForgotPassword: Screen } = await import('./forgot-password.js');
      setStep({ name: 'forgot', Screen });
    },
  };
}

/**
 * The sign-in methods, as the page uses them; `busy` while one is under way, the wait for what it
 * needs included.
 */
export function useSignInMethods(open: OpenSignInMethods) {
  const { t } = useTranslation('sign-in');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    let opened: SignInMethods | null = null;
    const load = async () => {
      try {
        opened = await open();
        if (!isLeft) await opened.loadBotCheck();
      } catch (error) {
        logWarning('the bot-check did not load', error);
      }
    };
    const timer = setTimeout(() => void load(), BOT_CHECK_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      opened?.closeBotCheck();
    };
  }, [open]);

  useFirstTouch(() => {
    Promise.all([open().then((methods) => methods.prepare()), loadCheck()]).catch((error: unknown) =>
      logWarning('the sign-in did not load yet', error),
    );
  });

  const tellClosed = (way: SignInMode | 'google', error: unknown) => {
    logError('the sign-in did not load', error);
    showToast({
      title: t(`failed.${way}`),
      description: t('errors.notLoaded'),
      look: 'destructive',
      action: { label: t('reload'), onClick: reloadPage },
    });
  };
  /** What `task` comes to; undefined when a part of it could not be loaded, which is told. */
  const run = async <T>(way: SignInMode | 'google', task: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    clearToast();
    try {
      return await task();
    } catch (error) {
      tellClosed(way, error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const enter = <T>(way: SignInMode, by: (methods: SignInMethods) => Promise<T>) =>
    run(way, async () => {
      const methods = await open();
      await methods.prepare();
      return by(methods);
    });
  return {
    busy,
    run,
    submit: (mode: SignInMode, form: SignInForm) => enter(mode, (methods) => methods.byEmail(mode, form)),
    /**
     * Google's window has to open in the click, so this waits for nothing that it needs only later.
     */
    continueWithGoogle: () => run('google', async () => (await open()).byGoogle()),
    isVerified: async () => (await open()).isVerified(),
    continueVerified: (form: SignInForm) => enter('login', (methods) => methods.continueVerified(form)),
    resendVerification: (form: SignInForm) =>
      enter('register', (methods) => methods.resendVerification(form)),
    sendPasswordReset: (email: string) => enter('login', (methods) => methods.sendPasswordReset(email)),
    /** A bot-check that is not loaded needs no reset. */
    resetBotCheck: () =>
      void open().then(
        (methods) => methods.resetBotCheck(),
        () => undefined,
      ),
  };
}
