import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { ResendButton } from './resend-button.js';
import { SignInCard } from './sign-in-card.js';
import './verify-email.tr.js';
import { Button } from '../../shared/ui/button.js';

/** Between two checks while the page is visible, ms. */
const CHECK_EVERY_MS = 5_000;

/** How long it is checked without a return of the user to the page, ms. */
const CHECK_FOR_MS = 10 * 60_000;

/**
 * Calls `onVerified` once, as soon as the e-mail is verified: checked every few seconds while the
 * page is visible, for at most 10 minutes, and again when the user returns to it.
 */
export function useVerified(isVerified: () => Promise<boolean>, onVerified: () => void): void {
  const check = useEffectEvent(isVerified);
  const proceed = useEffectEvent(onVerified);
  useEffect(() => {
    let done = false;
    let checkUntil = Date.now() + CHECK_FOR_MS;
    const run = async () => {
      if (done || document.visibilityState === 'hidden') return;
      try {
        if (!(await check()) || done) return;
        done = true;
        proceed();
      } catch (error) {
        logWarning('the verification is unknown', error); // the next check tries again
      }
    };
    const timer = setInterval(() => Date.now() <= checkUntil && void run(), CHECK_EVERY_MS);
    const onVisibility = () => {
      checkUntil = Date.now() + CHECK_FOR_MS;
      void run();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      done = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

interface VerifyEmailProps {
  email: string;
  /** Whether the mail has just gone out, so that a pause holds before the next one. */
  mailSent: boolean;
  busy: boolean;
  onResend: () => Promise<boolean>;
  /** Whether the e-mail is verified by now. */
  isVerified: () => Promise<boolean>;
  onContinue: () => void;
  /** Back to the form, for another address. */
  onChange: () => void;
}

const STEPS = ['open', 'click', 'back'] as const;

/**
 * Says to which address the verification mail went and what to do with it; stays until the e-mail
 * is verified.
 */
export function VerifyEmail(props: VerifyEmailProps) {
  const { email, mailSent, busy, isVerified, onResend, onContinue, onChange } = props;
  const { t } = useTranslation('verify-email');
  useVerified(isVerified, onContinue);
  return (
    <SignInCard title={t('title')} announced>
      <p className="sign-in-note">
        {mailSent ? t('sent') : t('unverified')} <strong className="sign-in-address">{email}</strong>
      </p>
      <ol className="sign-in-list">
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <div className="sign-in-actions">
        <Button look="primary" block disabled={busy} onClick={onContinue}>
          {busy ? t('checking') : t('continue')}
        </Button>
        <ResendButton
          mailSent={mailSent}
          busy={busy}
          onSend={onResend}
          label={t('resend')}
          labelIn={(seconds) => t('resendIn', { seconds })}
        />
        <button className="link-button sign-in-toggle" type="button" disabled={busy} onClick={onChange}>
          {t('change')}
        </button>
      </div>
    </SignInCard>
  );
}
