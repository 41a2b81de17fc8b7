import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../log/log.js';
import {
  dropSubscription,
  ownSubscription,
  pushSupport,
  type PushSupport,
  subscribeBrowser,
} from './push-subscription.js';
import { useActionWithToast } from '../toast/use-action-with-toast.js';
import { usePushKeyQuery, useSubscribePushMutation } from './push.api.js';
import { useEndPush } from './use-end-push.js';
import './push.tr.js';

interface BrowserPush {
  permission: NotificationPermission | null;
  isSubscribed: boolean;
}

async function readBrowserPush(): Promise<BrowserPush> {
  const permission = 'Notification' in window ? Notification.permission : null;
  try {
    return { permission, isSubscribed: (await ownSubscription()) !== null };
  } catch (error) {
    logWarning('reading the push subscription failed', error);
    return { permission, isSubscribed: false };
  }
}

function useBrowserPush(): [BrowserPush | null, () => void] {
  const [browserPush, setBrowserPush] = useState<BrowserPush | null>(null);
  const refresh = useCallback(() => void readBrowserPush().then(setBrowserPush), []);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh); // The user may come back from the browser's settings
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  return [browserPush, refresh];
}

type PushState = 'checking' | Exclude<PushSupport, 'supported'> | 'unconfigured' | 'denied' | 'off' | 'on';

interface Push {
  state: PushState;
  busy: boolean;
  /** Requests the permission if necessary, so it must be called on a press only. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

export function usePush(): Push {
  const { t } = useTranslation('push');
  const support = pushSupport();
  const key = usePushKeyQuery(undefined, { skip: support !== 'supported' });
  const [subscribe] = useSubscribePushMutation();
  const endPush = useEndPush();
  const [browser, refresh] = useBrowserPush();
  const { busy, run } = useActionWithToast();
  const publicKey = key.data?.publicKey ?? null;

  const runAndRefresh = async (task: () => Promise<void>) => {
    await run(task, t('failed'));
    refresh();
  };
  const turnOn = async () => {
    if (publicKey === null || (await Notification.requestPermission()) !== 'granted') return;
    const subscription = await subscribeBrowser(publicKey);
    try {
      await subscribe(subscription).unwrap();
    } catch (error) {
      await dropSubscription(); // The server did not store the subscription, so the browser drops it.
      throw error;
    }
  };
  const turnOff = async () => {
    await endPush();
    await dropSubscription();
  };
  return {
    state: support === 'supported' ? toPushState(browser, publicKey, key.isLoading) : support,
    busy,
    turnOn: () => runAndRefresh(turnOn),
    turnOff: () => runAndRefresh(turnOff),
  };
}

function toPushState(browser: BrowserPush | null, publicKey: string | null, isLoading: boolean): PushState {
  if (browser === null) return 'checking';
  if (browser.permission === 'denied') return 'denied';
  if (isLoading) return 'checking';
  if (publicKey === null) return 'unconfigured';
  return browser.isSubscribed && browser.permission === 'granted' ? 'on' : 'off';
}
