import { useTranslation } from 'react-i18next';
import { ResendButton } from './resend-button.js';
import { SignInCard } from './sign-in-card.js';
import '../../zod-without-eval.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../shared/ui/text-field.js';
import { isSignInFieldError } from './sign-in-resolver.js';
import { SignInEmail } from './sign-in-form.js';
import './forgot-password.tr.js';
import { Button } from '../../shared/ui/button.js';

interface PasswordMailSentProps {
  email: string;
  busy: boolean;
  onSend: (email: string) => Promise<boolean>;
  onBack: () => void;
}

function PasswordMailSent({ email, busy, onSend, onBack }: PasswordMailSentProps) {
  const { t } = useTranslation('forgot-password');
  return (
    <SignInCard title={t('title')} announced>
      <p className="sign-in-note" role="status">
        {t('sent')} <strong className="sign-in-address">{email}</strong>
      </p>
      <p className="sign-in-note">{t('next')}</p>
      <div className="sign-in-actions">
        <Button variant="primary" block onClick={onBack}>
          {t('back')}
        </Button>
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

const ForgotPasswordForm = z.object({ email: SignInEmail });
type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

interface ForgotPasswordProps {
  email: string;
  busy: boolean;
  onSend: (email: string) => Promise<boolean>;
  onBack: (email: string) => void;
}

/** The result looks the same whether or not the address has an account. */
export function ForgotPassword({ email, busy, onSend, onBack }: ForgotPasswordProps) {
  const { t } = useTranslation(['forgot-password', 'sign-in']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<ForgotPasswordForm>({
    resolver: zodResolver(ForgotPasswordForm),
    defaultValues: { email },
  });
  const emailError = form.formState.errors.email?.message;
  const send = async ({ email: address }: ForgotPasswordForm) => {
    if (await onSend(address)) setSentTo(address);
  };
  if (sentTo !== null) {
    return <PasswordMailSent email={sentTo} busy={busy} onSend={onSend} onBack={() => onBack(sentTo)} />;
  }
  return (
    <SignInCard title={t('title')} announced>
      <p className="sign-in-note">{t('intro')}</p>
      <form className="sign-in-form" method="dialog" onSubmit={form.handleSubmit(send)} noValidate>
        <TextField
          label={t('sign-in:fields.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          error={isSignInFieldError(emailError) ? t(`sign-in:invalid.${emailError}`) : emailError}
          disabled={busy}
          {...form.register('email')}
        />
        <Button variant="primary" block type="submit" disabled={busy}>
          {busy ? t('sending') : t('send')}
        </Button>
      </form>
      <button
        className="link-button sign-in-toggle"
        type="button"
        disabled={busy}
        onClick={() => onBack(form.getValues('email'))}
      >
        {t('back')}
      </button>
    </SignInCard>
  );
}
