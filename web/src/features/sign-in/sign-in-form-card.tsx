import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GoogleLogo } from './google-logo.js';
import { SignInCard } from './sign-in-card.js';
import { SignInFields } from './sign-in-fields.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

interface SignInFormCardProps {
  form: UseFormReturn<SignInForm>;
  mode: SignInMode;
  busy: boolean;
  onSubmit: (form: SignInForm) => Promise<void>;
  onForgot: () => void;
  onGoogle: () => void;
  onToggle: () => void;
}

/** The form of login and registration, and the other ways on (spec 2). */
export function SignInFormCard(props: SignInFormCardProps) {
  const { form, mode, busy, onSubmit, onForgot, onGoogle, onToggle } = props;
  const { t } = useTranslation('sign-in');
  return (
    <SignInCard title={t('title')}>
      <p className="sign-in-tagline">{t('tagline')}</p>
      {/* By this method a submit before the scripts are there does nothing, and no password gets
          into the address. */}
      <form className="sign-in-form" method="dialog" onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <SignInFields form={form} mode={mode} disabled={busy} />
        {mode === 'login' && (
          <button className="link-button sign-in-forgot" type="button" disabled={busy} onClick={onForgot}>
            {t('forgot')}
          </button>
        )}
        <button className="button button-primary button-block" type="submit" disabled={busy}>
          {busy ? t(`busy.${mode}`) : t(`submit.${mode}`)}
        </button>
      </form>
      <div className="sign-in-divider">{t('or')}</div>
      <button className="button button-block" type="button" disabled={busy} onClick={onGoogle}>
        <GoogleLogo />
        {t('google')}
      </button>
      <button className="link-button sign-in-toggle" type="button" disabled={busy} onClick={onToggle}>
        {t(`toggle.${mode}`)}
      </button>
    </SignInCard>
  );
}
