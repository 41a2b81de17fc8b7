import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConsent } from '../../shared/analytics/consent.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { useEarlyClick } from '../../shared/loading/use-early-click.js';
import '../../shared/ui/button.css';
import { signInResolver } from './sign-in-resolver.js';
import { SignInFormCard } from './sign-in-form-card.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';
import './sign-in-page.css';
import { signInByGoogle } from './google-sign-in.js';
import type { SignInPorts } from './sign-in.api.js';
import { useSignIn, useSignInStep } from './use-sign-in.js';
import { track } from '../../shared/analytics/track.js';
import { PATHS } from '../../shared/paths.js';

const ConsentBanner = lazyWithPreload(
  async () => (await import('../../shared/analytics/consent-banner.js')).ConsentBanner,
  // There is no consent without this part, so analytics measures nothing.
  { pending: null, Failed: () => null },
);

interface SignInPageProps extends SignInPorts {
  /** Called when an e-mail login is being sent. */
  onLogin?: () => void;
}

/** Prerendered: the form works before its scripts are loaded, except for the submit. */
export function SignInPage({ start, loadCalls, onLogin }: SignInPageProps) {
  const [mode, setMode] = useState<SignInMode>('login');
  // Default values would overwrite text that was typed before the scripts loaded.
  const form = useForm<SignInForm>({ resolver: signInResolver });
  const { busy, botCheck, run, runByEmail } = useSignIn({ start, loadCalls });
  const { step, showForm, showVerify, showForgot } = useSignInStep();
  const consent = useConsent();
  useEarlyClick();

  const toForm = (next: SignInMode, email: string) => {
    setMode(next);
    form.reset({ email, password: '', confirmPassword: '' });
    showForm();
    botCheck.reset();
  };
  const submit = async (values: SignInForm) => {
    const outcome = await runByEmail(mode, ({ signInByEmail }) => {
      if (mode === 'login') onLogin?.();
      return signInByEmail(mode, values, botCheck);
    });
    if (outcome === 'mail-sent' || outcome === 'unverified')
      await showVerify(values, outcome === 'mail-sent');
  };

  /** Browsers allow a popup only within the click, so no load is awaited before it. */
  const continueWithGoogle = () =>
    run('google', async () => {
      await start();
      await signInByGoogle(loadCalls);
    });

  return (
    <div className="sign-in">
      {step === null && (
        <SignInFormCard
          form={form}
          mode={mode}
          busy={busy}
          onSubmit={submit}
          onForgot={() => void run('login', showForgot)}
          onGoogle={() => void continueWithGoogle()}
          onToggle={() => toForm(mode === 'login' ? 'register' : 'login', form.getValues('email'))}
        />
      )}
      {step?.name === 'verify' && (
        <step.Screen
          email={step.form.email}
          mailSent={step.mailSent}
          busy={busy}
          onResend={async () =>
            (await runByEmail('register', (actions) => actions.resendVerification(step.form, botCheck))) ===
            true
          }
          onContinue={() =>
            void runByEmail('login', (actions) => actions.continueVerified(step.form, botCheck))
          }
          onChange={() => toForm('register', step.form.email)}
        />
      )}
      {step?.name === 'forgot' && (
        <step.Screen
          email={form.getValues('email')}
          busy={busy}
          onSend={async (email) =>
            (await runByEmail('login', (actions) => actions.sendPasswordReset(email, botCheck))) === true
          }
          onBack={(email) => toForm('login', email)}
        />
      )}
      <SignInFooter />
      {consent === 'unanswered' && <ConsentBanner />}
    </div>
  );
}

const LINKS = ['about', 'terms'] as const;

const subscribeToNothing = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** The page is prerendered, possibly in an earlier year. */
const buildYear = () => import.meta.env.BUILD_YEAR;

function SignInFooter() {
  const { t } = useTranslation('sign-in');
  const year = useSyncExternalStore(subscribeToNothing, thisYear, buildYear);
  return (
    <footer className="sign-in-footer">
      <nav aria-label={t('footer.label')}>
        {LINKS.map((link) => (
          <a key={link} href={PATHS[link]} onClick={() => track('link_click', { link })}>
            {t(`footer.${link}`)}
          </a>
        ))}
      </nav>
      <p>{t('footer.copyright', { year })}</p>
    </footer>
  );
}
