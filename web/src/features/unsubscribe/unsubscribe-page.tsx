import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { NotificationKind } from '@rotadas/contracts/notifications/notification';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { CALL_TIMEOUT_MS } from '../../shared/loading/call-timeout.js';
import { PATHS } from '../../shared/paths.js';
import { Button } from '../../shared/ui/button.js';
import { ScreenMessage } from '../../shared/ui/screen-message.js';
import '../../shared/ui/static-page.css';
import './unsubscribe.tr.js';

/** Asks before unsubscribing from one kind of mail. Needs no session, only the link of a mail. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [result, setResult] = useState<StopResult | null>(token === '' ? 'invalid' : null);
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    setResult(await stopMails(token));
    setBusy(false);
  };
  const settings = (
    <Link className="button" to={PATHS.notificationSettings}>
      {t('settings')}
    </Link>
  );
  const message = () => {
    if (result === 'invalid')
      return <ScreenMessage title={t('invalid.title')} text={t('invalid.text')} action={settings} />;
    if (result !== null && result !== 'failed')
      return <ScreenMessage title={t('done.title')} text={t(`done.${result}`)} action={settings} />;
    const action = (
      <Button variant="primary" disabled={busy} onClick={() => void stop()}>
        {busy ? t('busy') : t('stop')}
      </Button>
    );
    return (
      <ScreenMessage title={t('title')} text={result === 'failed' ? t('failed') : t('ask')} action={action} />
    );
  };
  return (
    <>
      <title>{`${t('title')} · Rotadaş`}</title>
      <div role="status" className="unsubscribe">
        {message()}
      </div>
    </>
  );
}

/** The kind of mails that ended, an invalid token, or a failure. */
type StopResult = NotificationKind | 'invalid' | 'failed';

const REFUSED = 400;

/**
 * Ends the mails of a token, without a session. The response is checked by hand, so that this page
 * loads no schemas.
 */
async function stopMails(token: string): Promise<StopResult> {
  const { method, path } = notificationsCalls.unsubscribe;
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ token })}`, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (response.status === REFUSED) return 'invalid';
    return response.ok ? parseKind(await response.json()) : 'failed';
  } catch {
    return 'failed'; // The page shows it, with a button to retry
  }
}

const KINDS = ['route-matched', 'departure-due', 'agreement', 'message', 'reminder', 'rating'] as const;

function parseKind(body: unknown): StopResult {
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : null;
  return KINDS.find((each) => each === kind) ?? 'failed';
}
