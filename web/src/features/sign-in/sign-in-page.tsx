import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../shared/ui/brand.js';
import '../../shared/ui/button.css';
import { GoogleLogo } from './google-logo.js';
import { SignInFields } from './sign-in-fields.js';
import { SignInFooter } from './sign-in-footer.js';
import { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';
import './sign-in-page.css';
import { useSignIn } from './use-sign-in.js';

const EMPTY: SignInForm = { email: '', password: '', confirmPassword: '' };

/** Login, and registration too (spec 2). */
export function SignInPage() {
  const { t } = useTranslation('sign-in');
  const [mode, setMode] = useState<SignInMode>('login');
  const form = useForm<SignInForm>({ resolver: zodResolver(SignInForm), defaultValues: EMPTY });
  const { busy, submit, continueWithGoogle, resetBotCheck } = useSignIn(mode);
  const toggle = () => {
    setMode(mode === 'login' ? 'register' : 'login');
    form.reset(EMPTY);
    resetBotCheck();
  };

  return (
    <div className="sign-in">
      <main className="sign-in-card">
        <title>{`${t('title')} · Rotadaş`}</title>
        <Brand size={36} />
        <h1 className="sign-in-title">{t('title')}</h1>
        <p className="sign-in-tagline">{t('tagline')}</p>
        <form className="sign-in-form" onSubmit={form.handleSubmit(submit)} noValidate>
          <SignInFields form={form} mode={mode} disabled={busy} />
          <button className="button button-primary button-block" type="submit" disabled={busy}>
            {busy ? t(`busy.${mode}`) : t(`submit.${mode}`)}
          </button>
        </form>
        <div className="sign-in-divider">{t('or')}</div>
        <button className="button button-block" type="button" disabled={busy} onClick={continueWithGoogle}>
          <GoogleLogo />
          {t('google')}
        </button>
        <button className="link-button sign-in-toggle" type="button" disabled={busy} onClick={toggle}>
          {t(`toggle.${mode}`)}
        </button>
      </main>
      <SignInFooter />
    </div>
  );
}
