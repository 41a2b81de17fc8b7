import { useTranslation } from 'react-i18next';
import { ResendButton } from './resend-button.js';
import { SignInCard } from './sign-in-card.js';

interface PasswordMailSentProps {
  email: string;
  busy: boolean;
  onSend: (email: string) => Promise<boolean>;
  onBack: () => void;
}

/** What to do with the mail for a forgotten password, if one came. */
export function PasswordMailSent({ email, busy, onSend, onBack }: PasswordMailSentProps) {
  const { t } = useTranslation('forgot-password');
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
        <ResendButton
          mailSent
          busy={busy}
          onSend={() => onSend(email)}
          label={t('resend')}
          labelIn={(seconds) => t('resendIn', { seconds })}
        />
      </div>
    </SignInCard>
  );
}
