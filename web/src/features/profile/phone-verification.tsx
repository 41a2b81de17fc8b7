import i18next from 'i18next';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showError, showSuccess } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useVerifyPhoneMutation } from './profile.api.js';
import { profileTexts } from './profile.tr.js';
import { type ConfirmCode, PhoneCodeFailure, sendPhoneCode } from './send-phone-code.js';

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
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const sent = sendPhoneCode(phone);
    if (await withReasonToast(sent, t('verification.sendFailed'))) {
      const confirmCode = await sent;
      setConfirm(() => confirmCode);
      setOpen(true);
    }
    setSending(false);
  };
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
          <Button busy={isSending} onClick={() => (confirm ? setOpen(true) : void send())}>
            {t('verification.start')}
          </Button>
        </>
      )}
      <Sheet open={isOpen} title={t('verification.sheet')} onClose={() => setOpen(false)}>
        {confirm && (
          <CodeForm phone={phone} confirm={confirm} onDone={() => setOpen(false)}>
            <Button block busy={isSending} onClick={() => void send()}>
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
  const [isBusy, setBusy] = useState(false);
  const [verifyPhone] = useVerifyPhoneMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isComplete = /^\d{6}$/.test(code);
    setWrong(!isComplete);
    if (!isComplete) return;
    setBusy(true);
    const verified = confirm(code).then(() => verifyPhone(undefined).unwrap());
    const isDone = await withReasonToast(verified, t('verification.confirmFailed'));
    setBusy(false);
    if (!isDone) return;
    showSuccess(t('verification.done'));
    onDone();
  };
  return (
    <form className="profile-code" onSubmit={(event) => void submit(event)} noValidate>
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
      <Button variant="primary" type="submit" block busy={isBusy}>
        {t('verification.confirm')}
      </Button>
      {children}
    </form>
  );
}

type Reason = keyof typeof profileTexts.verification.reasons;

const isKnown = (reason: string): reason is Reason =>
  Object.hasOwn(profileTexts.verification.reasons, reason);

/** Resolves to whether `task` succeeds; explains the known reasons of the identity provider. */
async function withReasonToast(task: Promise<unknown>, failed: string): Promise<boolean> {
  const error = await task.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PhoneCodeFailure) || !isKnown(error.reason)) return withFailureToast(task, failed);
  const hint = i18next.t(`profile:verification.reasons.${error.reason}`);
  showError(i18next.t('shared:toasts.error'), failed, hint);
  return false;
}
