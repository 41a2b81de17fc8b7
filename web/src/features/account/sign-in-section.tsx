import { EMAIL_ADDRESS } from '@rotadas/contracts/primitives/email-address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/loading/load-failed.js';
import { showError, showSuccess } from '../../shared/toast/toast-store.js';
import { logWarning } from '../../shared/log/log.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { useRevokeSessionsMutation } from './account.api.js';
import { changePassword, type Credentials, sendEmailChange, useCredentials } from './credentials.js';
import { FreshSignIn } from './fresh-sign-in.js';

/** Firebase's minimum; the policy of the project may demand more. */
const PASSWORD_MIN = 6;

interface SignInSectionProps {
  email: string;
}

/** The section with the e-mail address and the password. */
export function SignInSection({ email }: SignInSectionProps) {
  const { t } = useTranslation('account');
  const { credentials, retry } = useCredentials();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="account-section" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{t('signIn.title')}</h2>
      <p className="account-address">{credentials?.email ?? email}</p>
      {retry && <LoadFailed isLoaded={false} busy={false} retry={retry} />}
      {credentials && !credentials.hasPassword && (
        <p className="account-note">
          {t('signIn.google')}{' '}
          <a href="https://myaccount.google.com/security" target="_blank" rel="noreferrer">
            {t('signIn.googleLink')}
          </a>
        </p>
      )}
      {credentials?.hasPassword === true && (
        <>
          <div className="account-buttons">
            <Button onClick={() => setOpen('email')}>{t('email.open')}</Button>
            <Button onClick={() => setOpen('password')}>{t('password.open')}</Button>
          </div>
          <Sheet open={open === 'email'} title={t('email.title')} onClose={close}>
            <EmailForm credentials={credentials} />
          </Sheet>
          <Sheet open={open === 'password'} title={t('password.title')} onClose={close}>
            <PasswordForm credentials={credentials} onDone={close} />
          </Sheet>
        </>
      )}
    </section>
  );
}

function EmailForm({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong' | 'same' | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The confirmation replaces the form.
  const { boxProps } = useKeptFocus();
  const address = email.trim();
  const check = () => {
    const next = emailFault(address, credentials.email);
    setFault(next);
    return next === null;
  };
  const send = async () => {
    await sendEmailChange(address);
    setSentTo(address);
  };
  return (
    <section {...boxProps}>
      <p role="status">{sentTo !== null && t('email.sent', { address: sentTo })}</p>
      {sentTo === null && (
        <FreshSignIn
          credentials={credentials}
          action={t('email.send')}
          variant="primary"
          failed={t('email.failed')}
          isReady={check}
          onConfirmed={send}
        >
          <p className="account-note">{t('email.hint', { address: credentials.email })}</p>
          <TextField
            label={t('email.field')}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={fault === null ? undefined : t(`email.faults.${fault}`)}
          />
        </FreshSignIn>
      )}
    </section>
  );
}

function emailFault(email: string, current: string): 'missing' | 'wrong' | 'same' | null {
  if (email === '') return 'missing';
  if (!EMAIL_ADDRESS.test(email)) return 'wrong';
  return email.toLowerCase() === current.toLowerCase() ? 'same' : null;
}

function PasswordForm({ credentials, onDone }: { credentials: Credentials; onDone: () => void }) {
  const { t } = useTranslation(['account', 'shared']);
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const [revokeSessions] = useRevokeSessionsMutation();
  const check = () => {
    const short = password.length < PASSWORD_MIN;
    setShort(short);
    return !short;
  };
  const done = useWhileMounted(onDone);
  const change = async () => {
    await changePassword(password);
    done();
    try {
      await revokeSessions({ keepCurrent: true }).unwrap();
      showSuccess(t('password.done'));
    } catch (error) {
      logWarning('signing out on the other devices failed', error);
      showError(t('shared:toasts.error'), t('password.othersFailed'));
    }
  };
  return (
    <FreshSignIn
      credentials={credentials}
      action={t('password.change')}
      variant="primary"
      failed={t('password.failed')}
      isReady={check}
      onConfirmed={change}
    >
      <p className="account-note">{t('password.hint')}</p>
      <TextField
        label={t('password.field')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isShort ? t('password.short', { min: PASSWORD_MIN }) : undefined}
      />
    </FreshSignIn>
  );
}
