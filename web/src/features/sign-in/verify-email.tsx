import { useTranslation } from 'react-i18next';
import { ResendButton } from './resend-button.js';
import { SignInCard } from './sign-in-card.js';
import { useVerified } from './use-verified.js';
import './verify-email.tr.js';

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
        <button
          className="button button-primary button-block"
          type="button"
          disabled={busy}
          onClick={onContinue}
        >
          {busy ? t('checking') : t('continue')}
        </button>
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
