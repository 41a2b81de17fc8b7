import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authErrorKey } from '../../shared/auth/auth-error-key.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showError } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { TextField } from '../../shared/ui/text-field.js';
import './account.tr.js';
import { confirmByGoogle, confirmByPassword, type Credentials } from './credentials.js';

/** The general text for a wrong password names the address, which this form does not show. */
const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'wrong-password',
  'invalid-credential',
  'invalid-login-credentials',
]);

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
  const { t } = useTranslation(['account', 'auth-errors', 'shared']);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<'passwordMissing' | 'wrong' | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async (signIn: () => Promise<void>) => {
    setBusy(true);
    try {
      await signIn();
      await onConfirmed();
    } catch (error) {
      const key = authErrorKey(error);
      if (key !== null && WRONG_PASSWORD.has(key)) setFault('wrong');
      else if (key !== null) showError(t('shared:toasts.error'), t(`auth-errors:${key}`));
      else await withFailureToast(Promise.reject(error), failed);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(password === '' ? 'passwordMissing' : null);
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
        error={fault === null ? undefined : t(`freshSignIn.${fault}`)}
      />
      <Button variant={variant} type="submit" block busy={busy}>
        {action}
      </Button>
      {credentials.hasGoogle && children === undefined && google}
    </form>
  );
}
