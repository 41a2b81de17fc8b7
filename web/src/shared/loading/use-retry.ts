import { useEffect, useEffectEvent, useState } from 'react';
import { CALL_TIMEOUT_MS } from './call-timeout.js';
import { logWarning } from '../log/log.js';
import { reloadPage } from '../navigation/reload-page.js';

interface Retry {
  busy: boolean;
  retry: () => void;
}

/**
 * Retries on request, and when the device is online again, then after calling `onOnline`. Reloads
 * the page if the user's retry fails although the server responds: browsers cache failed imports,
 * and a deploy may have removed the file.
 */
export function useRetry(load: () => Promise<void>, onOnline: () => void): Retry {
  const [busy, setBusy] = useState(false);
  const tryAgain = async (onFailure?: () => Promise<void>) => {
    setBusy(true);
    try {
      await load();
    } catch (error) {
      logWarning('loading a part of the page failed again', error);
      await onFailure?.();
      setBusy(false);
    }
  };
  const tryOnline = useEffectEvent(() => {
    onOnline();
    void tryAgain();
  });
  useEffect(() => {
    const retry = () => tryOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return { busy, retry: () => void tryAgain(reloadIfServerResponds) };
}

async function reloadIfServerResponds(): Promise<void> {
  try {
    const response = await fetch('/api/config', {
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!response.ok) return; // A proxy responded, but the server behind it is unavailable.
  } catch {
    return;
  }
  reloadPage();
}
