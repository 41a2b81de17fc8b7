import { useState } from 'react';
import { logWarning } from '../log/log.js';
import { declineInstall, isInstallDeclined } from './install-moment.js';
import { useObservable } from '../observable.js';
import { installOffer, takeInstallOffer } from './install-offer.js';

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
  const isOffered = useObservable(installOffer) !== null;
  const [isDeclined, setDeclined] = useState(isInstallDeclined);
  const decline = () => {
    declineInstall();
    setDeclined(true);
  };
  const install = async () => {
    const answer = await takeInstallOffer()?.prompt();
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
