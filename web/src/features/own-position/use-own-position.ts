import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../shared/api/api-error.js';
import { POSITION_REFRESH_MS } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { lookupPosition } from '../../shared/position/lookup-position.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useSendPositionMutation } from './send-position.api.js';
import { usePositionStream } from './use-position-stream.js';

/** Where the user is: asked on arrival, every 5 minutes and by hand; sent only while online (spec 4). */
export function useOwnPosition(online: boolean, onRecentre: (position: OwnPosition) => void) {
  const { t } = useTranslation(['own-position', 'shared']);
  const [position, setPosition] = useState<OwnPosition | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sendPosition] = useSendPositionMutation();

  const send = async (sent: OwnPosition) => {
    try {
      await sendPosition({ ...sent, at: Date.now() }).unwrap();
    } catch (error) {
      logWarning(t('sendFailed'), isApiError(error) ? error.message : error);
    }
  };
  const locate = async () => {
    const found = await lookupPosition();
    setPosition(found);
    setProblem(null);
    if (online) await send(found);
    return found;
  };
  const fail = (error: unknown, fallback: string) => {
    const description = error instanceof PositionFailure ? error.message : fallback;
    showToast({ title: t('shared:toasts.error'), description, look: 'destructive' });
  };
  const byHand = async (task: () => Promise<void>, fallback: string) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      fail(error, fallback);
    } finally {
      setBusy(false);
    }
  };

  const refresh = () =>
    byHand(async () => {
      await locate();
      showToast({ title: t('shared:toasts.success'), description: t('refreshed') });
    }, t('refreshFailed'));
  const recentre = () =>
    byHand(async () => {
      onRecentre(await locate());
      showToast({ title: t('shared:toasts.success'), description: t('focused') });
    }, t('focusFailed'));

  const locateQuietly = useEffectEvent(() => {
    locate().catch((error: unknown) =>
      setProblem(error instanceof PositionFailure ? error.message : t('refreshFailed')),
    );
  });
  useEffect(() => {
    const first = setTimeout(() => locateQuietly());
    const timer = setInterval(() => locateQuietly(), POSITION_REFRESH_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  usePositionStream({ online, onPosition: setPosition, send: (sent) => void send(sent) });

  return { position, setPosition, problem, busy, refresh, recentre };
}
