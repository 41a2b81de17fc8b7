import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { TextField } from '../../shared/ui/text-field.js';
import { isSignInFieldError } from './check-form.js';
import type { SignInForm, SignInMode } from './sign-in-form.js';

interface SignInFieldsProps {
  form: UseFormReturn<SignInForm>;
  mode: SignInMode;
  disabled: boolean;
}

export function SignInFields({ form, mode, disabled }: SignInFieldsProps) {
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
