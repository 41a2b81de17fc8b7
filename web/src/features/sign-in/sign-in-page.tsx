import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEarlyClick } from '../../shared/loading/use-early-click.js';
import { Brand } from '../../shared/ui/brand.js';
import '../../shared/ui/button.css';
import { checkForm } from './check-form.js';
import type { OpenEntrance } from './entrance.js';
import { GoogleLogo } from './google-logo.js';
import { SignInFields } from './sign-in-fields.js';
import { SignInFooter } from './sign-in-footer.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';
import './sign-in-page.css';
import { useEntrance } from './use-entrance.js';

const EMPTY: SignInForm = { email: '', password: '', confirmPassword: '' };

interface SignInPageProps {
  open: OpenEntrance;
}

/** Login, and registration too (spec 2). It comes drawn from the build and needs nothing loaded until it is submitted. */
export function SignInPage({ open }: SignInPageProps) {
  const { t } = useTranslation('sign-in');
  const [mode, setMode] = useState<SignInMode>('login');
  const form = useForm<SignInForm>({ resolver: checkForm }); // without defaults, which would undo what was typed before
  const { busy, submit, continueWithGoogle, resetBotCheck } = useEntrance(open, mode);
  useEarlyClick();
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
        {/* By this method a submit before the scripts are there does nothing, and no password gets into the address. */}
        <form className="sign-in-form" method="dialog" onSubmit={form.handleSubmit(submit)} noValidate>
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
