import { useState } from 'react';
import { deviceStorage, tabStorage } from '../storage/browser-storage.js';
import { logWarning } from '../log/log.js';
import { useObservable } from '../observable.js';
import { installPrompt, consumeInstallPrompt } from './install-prompt.js';

const VISITS_KEY = 'visits';
const COUNTED_KEY = 'visit-counted';
const DECLINED_KEY = 'install-declined';

/** From this visit on it is worth while to ask. */
const VISITS_MIN = 2;

/** Counts the visit of a signed-in user; a tab counts once, however often it is loaded. */
export function countVisit(): void {
  if (tabStorage.get(COUNTED_KEY) !== null) return;
  tabStorage.set(COUNTED_KEY, '1');
  deviceStorage.set(VISITS_KEY, String(visits() + 1));
}

/** Remembers for good that somebody does not want the app on the device. */
const declineInstall = (): void => deviceStorage.set(DECLINED_KEY, '1');

/** Whether somebody declined before. */
const isInstallDeclined = (): boolean => deviceStorage.get(DECLINED_KEY) !== null;

/** Whether somebody is here for the second time at least. */
export const isReturning = (): boolean => visits() >= VISITS_MIN;

const visits = (): number => Number(deviceStorage.get(VISITS_KEY)) || 0;

/** The app's installation, where the browser offers it. */
export interface Install {
  /** Whether the browser offers it; also after it was declined, for whoever looks for it. */
  isOffered: boolean;
  isDeclined: boolean;
  install: () => void;
  decline: () => void;
}

/** Whether the app can be installed, and what the user said to that. */
export function useInstall(): Install {
  const isOffered = useObservable(installPrompt) !== null;
  const [isDeclined, setDeclined] = useState(isInstallDeclined);
  const decline = () => {
    declineInstall();
    setDeclined(true);
  };
  const install = async () => {
    const answer = await consumeInstallPrompt()?.prompt();
    if (answer?.outcome === 'dismissed') decline();
  };
  return {
    isOffered,
    isDeclined,
    install: () =>
      void install().catch((error: unknown) => logWarning('the app could not be installed', error)),
    decline,
  };
}
