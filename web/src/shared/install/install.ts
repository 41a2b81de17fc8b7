import { useState } from 'react';
import { deviceStorage, tabStorage } from '../storage/browser-storage.js';
import { logWarning } from '../log/log.js';
import { useObservable } from '../observable.js';
import { installPrompt, consumeInstallPrompt } from './install-prompt.js';

const VISITS_KEY = 'visits';
const COUNTED_KEY = 'visit-counted';
const DECLINED_KEY = 'install-declined';

const VISITS_MIN = 2;

export function countVisit(): void {
  if (tabStorage.get(COUNTED_KEY) !== null) return;
  tabStorage.set(COUNTED_KEY, '1');
  deviceStorage.set(VISITS_KEY, String(visits() + 1));
}

const declineInstall = (): void => deviceStorage.set(DECLINED_KEY, '1');

const isInstallDeclined = (): boolean => deviceStorage.get(DECLINED_KEY) !== null;

export const isReturning = (): boolean => visits() >= VISITS_MIN;

const visits = (): number => Number(deviceStorage.get(VISITS_KEY)) || 0;

export interface Install {
  /** Stays true after the user declines: the menu still offers the installation. */
  isOffered: boolean;
  isDeclined: boolean;
  install: () => void;
  decline: () => void;
}

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
