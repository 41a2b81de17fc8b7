import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { SignInCard } from './sign-in-card.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { TextField } from '../../shared/ui/text-field.js';
import { isSignInFieldError } from './sign-in-resolver.js';

/** Google requires these colours, in both themes. */
const GOOGLE_LOGO = [
  ['#4285f4', 'M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9c-.3 1.4-1 2.5-2.2 3.3V20.3h3.6c2-1.9 3.3-4.7 3.3-8z'],
  [
    '#34a853',
    'M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8C4 20.5 7.7 23 12 23z',
  ],
  ['#fbbc05', 'M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z'],
  [
    '#ea4335',
    'M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1C17.5 2.1 15 1 12 1 7.7 1 4 3.5 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z',
  ],
] as const;

function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {GOOGLE_LOGO.map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
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
      {/* A submit before hydration does nothing: method `dialog` puts no password into the
          address. */}
      <form className="sign-in-form" method="dialog" onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <SignInFields form={form} mode={mode} disabled={busy} />
        {mode === 'login' && (
          <button className="link-button sign-in-forgot" type="button" disabled={busy} onClick={onForgot}>
            {t('forgot')}
          </button>
        )}
        <Button variant="primary" block type="submit" disabled={busy}>
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
        after={
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
