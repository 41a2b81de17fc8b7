import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useVerifyPhoneMutation } from './profile.api.js';
import './profile.tr.js';
import { type ConfirmCode, sendPhoneCode } from './send-phone-code.js';

interface PhoneVerificationProps {
  phone: string;
  isVerified: boolean;
}

/** Verifies the saved phone by a code that the identity provider sends. */
export function PhoneVerification({ phone, isVerified }: PhoneVerificationProps) {
  const { t } = useTranslation('profile');
  /** Kept while the sheet is closed, since the code may arrive later. */
  const [confirm, setConfirm] = useState<ConfirmCode | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useActionWithToast();
  const sendCode = async () => {
    const confirmCode = await sendPhoneCode(phone);
    setConfirm(() => confirmCode);
    setOpen(true);
  };
  const send = () => void run(sendCode, t('verification.sendFailed'));
  return (
    <section className="profile-phone" aria-labelledby="profile-phone">
      <h2 id="profile-phone">{t('verification.title')}</h2>
      {isVerified ? (
        <p className="profile-verified">
          <Icon name="check" size={20} />
          {t('verification.verified', { phone })}
        </p>
      ) : (
        <>
          <p>{t('verification.unverified')}</p>
          <Button busy={busy} onClick={() => (confirm ? setOpen(true) : send())}>
            {t('verification.start')}
          </Button>
        </>
      )}
      <Sheet open={isOpen} title={t('verification.sheet')} onClose={() => setOpen(false)}>
        {confirm && (
          <CodeForm phone={phone} confirm={confirm} onDone={() => setOpen(false)}>
            <Button block busy={busy} onClick={send}>
              {t('verification.resend')}
            </Button>
          </CodeForm>
        )}
      </Sheet>
    </section>
  );
}

interface CodeFormProps {
  phone: string;
  confirm: ConfirmCode;
  onDone: () => void;
  /** Below the form's own button. */
  children: ReactNode;
}

function CodeForm({ phone, confirm, onDone, children }: CodeFormProps) {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [verifyPhone] = useVerifyPhoneMutation();
  const { busy, run } = useActionWithToast();
  const verify = async () => {
    await confirm(code);
    await verifyPhone(undefined).unwrap();
    showSuccess(t('verification.done'));
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = /^\d{6}$/.test(code);
    setWrong(!isComplete);
    if (isComplete) void run(verify, t('verification.confirmFailed'));
  };
  return (
    <form className="profile-code" onSubmit={submit} noValidate>
      <p>{t('verification.sent', { phone })}</p>
      <TextField
        label={t('verification.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={({ target }) => setCode(target.value.trim())}
        error={isWrong ? t('verification.codeFault') : undefined}
      />
      <Button variant="primary" type="submit" block busy={busy}>
        {t('verification.confirm')}
      </Button>
      {children}
    </form>
  );
}
