import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logError, logWarning } from '../../shared/log/log.js';
import type { ForgotPassword } from './forgot-password.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';
import type { VerifyEmail } from './verify-email.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import { reloadPage } from '../../shared/navigation/reload-page.js';
import { clearToast, showToast } from '../../shared/toast/toast-store.js';
import { loadCheck } from './check-form.js';
import type { OpenSignInMethods, SignInMethods } from './open-sign-in-methods.js';

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

/** The sign-in methods of the page; `busy` while one runs or loads. */
export function useSignInMethods(openMethods: OpenSignInMethods) {
  const { t } = useTranslation('sign-in');
  const [busy, setBusy] = useState(false);
  const opened = useRef<Promise<SignInMethods>>(undefined);
  const open = useCallback(() => (opened.current = openMethods()), [openMethods]);

  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      try {
        const methods = await open();
        if (!isUnmounted) await methods.loadBotCheck();
      } catch (error) {
        logWarning('bot-check not loaded', error);
      }
    };
    const timer = setTimeout(() => void load(), BOT_CHECK_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      // a submit may have loaded the bot-check before the timer
      opened.current?.then(
        (methods) => methods.closeBotCheck(),
        () => undefined,
      );
    };
  }, [open]);

  useFirstTouch(() => {
    Promise.all([open().then((methods) => methods.prepare()), loadCheck()]).catch((error: unknown) =>
      logWarning('sign-in not preloaded', error),
    );
  });

  const reportLoadFailure = (method: SignInMode | 'google', error: unknown) => {
    logError('sign-in not loaded', error);
    showToast({
      title: t(`failed.${method}`),
      description: t('errors.notLoaded'),
      look: 'destructive',
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
  const runLoaded = <T>(method: SignInMode, action: (methods: SignInMethods) => Promise<T>) =>
    run(method, async () => {
      const methods = await open();
      await methods.prepare();
      return action(methods);
    });
  return {
    busy,
    run,
    submit: (mode: SignInMode, form: SignInForm) => runLoaded(mode, (methods) => methods.byEmail(mode, form)),
    /** Browsers allow a popup only in the click, so nothing else is awaited before. */
    continueWithGoogle: () => run('google', async () => (await open()).byGoogle()),
    isVerified: async () => (await open()).isVerified(),
    continueVerified: (form: SignInForm) => runLoaded('login', (methods) => methods.continueVerified(form)),
    resendVerification: (form: SignInForm) =>
      runLoaded('register', (methods) => methods.resendVerification(form)),
    sendPasswordReset: (email: string) => runLoaded('login', (methods) => methods.sendPasswordReset(email)),
    /** A bot-check that did not load needs no reset. */
    resetBotCheck: () =>
      void open().then(
        (methods) => methods.resetBotCheck(),
        () => undefined,
      ),
  };
}
