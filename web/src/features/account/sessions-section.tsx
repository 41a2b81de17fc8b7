import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../shared/sign-out/use-sign-out.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { useRevokeSessionsMutation } from './account.api.js';
import './account.tr.js';

/** The section "Tüm cihazlardan çıkış yap". */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [revokeSessions] = useRevokeSessionsMutation();
  const signOut = useSignOut();
  const close = () => setAsking(false);
  const signOutEverywhere = async () => {
    setBusy(true);
    await signOut(() => revokeSessions({}).unwrap());
    setBusy(false);
  };
  return (
    <section className="account-section" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('sessions.title')}</h2>
      <p className="account-note">{t('sessions.hint')}</p>
      <Button onClick={() => setAsking(true)}>{t('sessions.action')}</Button>
      <Sheet open={isAsking} title={t('sessions.question')} onClose={close}>
        <p>{t('sessions.text')}</p>
        <div className="account-buttons">
          <Button onClick={close} disabled={busy}>
            {t('sessions.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void signOutEverywhere()}>
            {t('sessions.confirm')}
          </Button>
        </div>
      </Sheet>
    </section>
  );
}
