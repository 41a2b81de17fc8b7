import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { SignInCard } from './sign-in-card.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextField } from '../../shared/ui/text-field.js';
import { isSignInFieldError } from './check-form.js';

function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 10.200v3.900h5.500c-.3 1.400-1.700 4.100-5.500 4.100a6.200 6.200 0 0 1 0-12.400c1.900 0 3.200.8 3.900 1.500l2.700-2.600A10 10 0 1 0 12 22c5.800 0 9.600-4.100 9.600-9.800 0-.7-.1-1.300-.2-2z"
      />
    </svg>
  );
}

interface SignInFormCardProps {
  form: UseFormReturn<SignInForm>;
  mode: SignInMode;
  busy: boolean;
  onSubmit: (form: SignInForm) => Promise<void>;
  onForgot: () => void;
  onGoogle: () => void;
  onToggle: () => void;
}

export function SignInFormCard(props: SignInFormCardProps) {
  const { form, mode, busy, onSubmit, onForgot, onGoogle, onToggle } = props;
  const { t } = useTranslation('sign-in');
  return (
    <SignInCard title={t(`title.${mode}`)}>
      <p className="sign-in-tagline">{t('tagline')}</p>
      {/* Before the scripts load, a submit does nothing and puts no password into the address. */}
      <form className="sign-in-form" method="dialog" onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <SignInFields form={form} mode={mode} disabled={busy} />
        {mode === 'login' && (
          <button className="link-button sign-in-forgot" type="button" disabled={busy} onClick={onForgot}>
            {t('forgot')}
          </button>
        )}
        <Button look="primary" block type="submit" disabled={busy}>
          {busy ? t(`busy.${mode}`) : t(`submit.${mode}`)}
        </Button>
      </form>
      <div className="sign-in-divider">{t('or')}</div>
      <Button block disabled={busy} onClick={onGoogle}>
        <GoogleLogo />
        {t('google')}
      </Button>
      <button className="link-button sign-in-toggle" type="button" disabled={busy} onClick={onToggle}>
        {t(`toggle.${mode}`)}
      </button>
    </SignInCard>
  );
}

interface SignInFieldsProps {
  form: UseFormReturn<SignInForm>;
  mode: SignInMode;
  disabled: boolean;
}

function SignInFields({ form, mode, disabled }: SignInFieldsProps) {
  const { t } = useTranslation('sign-in');
  const [shown, setShown] = useState(false);
  const passwordType = shown ? 'text' : 'password';
  const registering = mode === 'register';
  const error = (field: keyof SignInForm) => {
    const message = form.formState.errors[field]?.message;
    return isSignInFieldError(message) ? t(`invalid.${message}`) : message;
  };
  return (
    <>
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={error('email')}
        disabled={disabled}
        {...form.register('email')}
      />
      <TextField
        label={t('fields.password')}
        type={passwordType}
        autoComplete={registering ? 'new-password' : 'current-password'}
        error={error('password')}
        disabled={disabled}
        action={
          <button type="button" disabled={disabled} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
            <span className="visually-hidden">{shown ? t('hidePassword') : t('showPassword')}</span>
          </button>
        }
        {...form.register('password')}
      />
      {registering && (
        <TextField
          label={t('fields.confirmPassword')}
          type={passwordType}
          autoComplete="new-password"
          error={error('confirmPassword')}
          disabled={disabled}
          {...form.register('confirmPassword')}
        />
      )}
    </>
  );
}
