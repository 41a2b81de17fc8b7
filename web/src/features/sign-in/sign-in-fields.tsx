import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/text-field.js';
import { isSignInFieldError } from './sign-in-field-error.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

interface SignInFieldsProps {
  form: UseFormReturn<SignInForm>;
  mode: SignInMode;
  disabled: boolean;
}

/** E-mail and password; the repeat only when registering. */
export function SignInFields({ form, mode, disabled }: SignInFieldsProps) {
  const { t } = useTranslation('sign-in');
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
        type="password"
        autoComplete={registering ? 'new-password' : 'current-password'}
        error={error('password')}
        disabled={disabled}
        {...form.register('password')}
      />
      {registering && (
        <TextField
          label={t('fields.confirmPassword')}
          type="password"
          autoComplete="new-password"
          error={error('confirmPassword')}
          disabled={disabled}
          {...form.register('confirmPassword')}
        />
      )}
    </>
  );
}
