import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { isVerified } from './email-sign-in.js';
import { ResendButton } from './resend-button.js';
import { SignInCard } from './sign-in-card.js';
import './verify-email.tr.js';
import { Button } from '../../shared/ui/button.js';

const CHECK_INTERVAL_MS = 5_000;

/** Checks stop this long after the user's last return to the page, ms. */
const CHECK_DURATION_MS = 10 * 60_000;

/** Checks while the page is visible and when the user returns to it, until verified. */
export function useVerified(checkVerified: () => Promise<boolean>, onVerified: () => void): void {
  const check = useEffectEvent(checkVerified);
  const proceed = useEffectEvent(onVerified);
  useEffect(() => {
    let done = false;
    let checkUntil = Date.now() + CHECK_DURATION_MS;
    const run = async () => {
      if (done || document.visibilityState === 'hidden') return;
      try {
        if (!(await check()) || done) return;
        done = true;
        proceed();
      } catch (error) {
        logWarning('verification not checked', error); // Retried by the next check
      }
    };
    const timer = setInterval(() => Date.now() <= checkUntil && void run(), CHECK_INTERVAL_MS);
    const onVisibility = () => {
      checkUntil = Date.now() + CHECK_DURATION_MS;
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
  mailSent: boolean;
  busy: boolean;
  onResend: () => Promise<boolean>;
  onContinue: () => void;
  onChange: () => void;
}

const STEPS = ['open', 'click', 'back'] as const;

export function VerifyEmail(props: VerifyEmailProps) {
  const { email, mailSent, busy, onResend, onContinue, onChange } = props;
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
        <Button variant="primary" block disabled={busy} onClick={onContinue}>
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
