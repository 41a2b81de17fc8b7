import { useTranslation } from 'react-i18next';
import { SignInCard } from './sign-in-card.js';
import { useResendPause } from './use-resend-pause.js';

interface PasswordMailSentProps {
  email: string;
  busy: boolean;
  onSend: (email: string) => Promise<boolean>;
  onBack: () => void;
}

/** What to do with the mail for a forgotten password, if one came. */
export function PasswordMailSent({ email, busy, onSend, onBack }: PasswordMailSentProps) {
  const { t } = useTranslation('forgot-password');
  const { left, begin } = useResendPause(true);
  const resend = async () => {
    if (await onSend(email)) begin();
  };
  return (
    <SignInCard title={t('title')} announced>
      <p className="sign-in-note" role="status">
        {t('sent')} <strong className="sign-in-address">{email}</strong>
      </p>
      <p className="sign-in-note">{t('next')}</p>
      <div className="sign-in-actions">
        <button className="button button-primary button-block" type="button" onClick={onBack}>
          {t('back')}
        </button>
        <button
          className="button button-block numbers"
          type="button"
          disabled={busy || left > 0}
          onClick={resend}
        >
          {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
        </button>
      </div>
    </SignInCard>
  );
}
