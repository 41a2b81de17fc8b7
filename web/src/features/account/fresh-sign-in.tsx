import i18next from 'i18next';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authErrorKey } from '../../shared/auth/auth-error-key.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showError } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { TextField } from '../../shared/ui/text-field.js';
import './account.tr.js';
import { confirmByGoogle, confirmByPassword, type Credentials } from './credentials.js';

interface FreshSignInProps {
  credentials: Credentials;
  /** The label of the button, and how it looks. */
  action: string;
  variant: 'primary' | 'danger';
  /** Shown if `onConfirmed` fails. */
  failed: string;
  /** Checked before the sign-in. */
  isReady?: () => boolean;
  onConfirmed: () => Promise<void>;
  /** Fields before the password. */
  children?: ReactNode;
}

/** Signs in again by the password or by Google, then does what needs a fresh sign-in. */
export function FreshSignIn(props: FreshSignInProps) {
  const { credentials, action, variant, failed, isReady, onConfirmed, children } = props;
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (signIn: () => Promise<void>) => {
    setBusy(true);
    await withCredentialToast(async () => {
      await signIn();
      await onConfirmed();
    }, failed);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    const ready = isReady?.() ?? true;
    if (ready && password !== '') void confirm(() => confirmByPassword(password));
  };
  const google = (
    <Button
      block
      busy={busy}
      {...(!credentials.hasPassword && { variant })}
      onClick={() => void confirm(confirmByGoogle)}
    >
      {t('freshSignIn.google', { action })}
    </Button>
  );
  if (!credentials.hasPassword)
    return (
      <div className="account-form">
        <p className="account-note">{t('freshSignIn.googleHint')}</p>
        {google}
      </div>
    );
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      {/* Password managers need the address */}
      <input type="email" autoComplete="username" value={credentials.email} readOnly hidden />
      {children}
      <TextField
        label={t('freshSignIn.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isMissing ? t('freshSignIn.passwordMissing') : undefined}
      />
      <Button variant={variant} type="submit" block busy={busy}>
        {action}
      </Button>
      {credentials.hasGoogle && children === undefined && google}
    </form>
  );
}

/** The general text for a wrong password names the address, which this form does not show. */
const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'wrong-password',
  'invalid-credential',
  'invalid-login-credentials',
]);

/** Shows a failure of the identity provider or of a call. */
async function withCredentialToast(task: () => Promise<void>, failed: string): Promise<void> {
  try {
    await task();
  } catch (error) {
    const key = authErrorKey(error);
    if (key === null) await withFailureToast(Promise.reject(error), failed);
    else {
      const isWrong = WRONG_PASSWORD.has(key);
      showError(
        i18next.t('shared:toasts.error'),
        i18next.t(isWrong ? 'account:freshSignIn.wrong' : `auth-errors:${key}`),
      );
    }
  }
}
