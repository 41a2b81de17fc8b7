import { useCallback, useEffect, useState } from 'react';
import { logWarning } from '../log/log.js';
import { ownSubscription } from './own-subscription.js';

/** What the browser says of push messages to itself. */
export interface BrowserPush {
  permission: NotificationPermission | null;
  isSubscribed: boolean;
}

async function askBrowser(): Promise<BrowserPush> {
  const permission = 'Notification' in window ? Notification.permission : null;
  try {
    return { permission, isSubscribed: (await ownSubscription()) !== null };
  } catch (error) {
    logWarning('the browser does not say whether push comes', error);
    return { permission, isSubscribed: false };
  }
}

/** What the browser says, null until it does; and a way to ask it again. */
export function useBrowserPush(): [BrowserPush | null, () => void] {
  const [said, setSaid] = useState<BrowserPush | null>(null);
  const look = useCallback(() => void askBrowser().then(setSaid), []);
  useEffect(() => {
    look();
    window.addEventListener('focus', look); // somebody comes back from the browser's settings
    return () => window.removeEventListener('focus', look);
  }, [look]);
  return [said, look];
}
