import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOT_CHECK_DELAY_MS } from '../../shared/limits.js';
import { logError, logWarning } from '../../shared/log/log.js';
import { clearToast, showToast } from '../../shared/toast/toast-store.js';
import type { Entrance, OpenEntrance } from './entrance.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

/** The ways in, as the page uses them; `busy` while one is under way, the wait for what it needs included. */
export function useEntrance(open: OpenEntrance, mode: SignInMode) {
  const { t } = useTranslation('sign-in');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const load = () =>
      void open()
        .then((entrance) => entrance.loadBotCheck())
        .catch((error: unknown) => logWarning('the bot-check did not load', error));
    const timer = setTimeout(load, BOT_CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const tellClosed = (way: SignInMode | 'google', error: unknown) => {
    logError('the sign-in did not load', error);
    showToast({
      title: t(`failed.${way}`),
      description: t('errors.notLoaded'),
      look: 'destructive',
      action: { label: t('reload'), onClick: () => window.location.reload() },
    });
  };
  const enter = async (way: SignInMode | 'google', by: (entrance: Entrance) => Promise<void>) => {
    setBusy(true);
    clearToast();
    try {
      await open().then(by, (error: unknown) => tellClosed(way, error));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    submit: (form: SignInForm) => enter(mode, (entrance) => entrance.byEmail(mode, form)),
    continueWithGoogle: () => enter('google', (entrance) => entrance.byGoogle()),
    /** A bot-check that is not loaded needs no reset. */
    resetBotCheck: () =>
      void open().then(
        (entrance) => entrance.resetBotCheck(),
        () => undefined,
      ),
  };
}
