import { observable } from '../observable.js';

/** The browser's offer to install the app (Chromium; lib.dom does not know it). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** The browser's offer, while there is one. */
export const installOffer = observable<InstallOffer | null>(null);

/**
 * Keeps the browser's offer for a moment at which it is of use, in place of the browser's own; from
 * the first script on, since it comes once.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installOffer.set(event);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

/** Takes the offer, which is good for one question. */
export function takeInstallOffer(): InstallOffer | null {
  const taken = installOffer.get();
  installOffer.set(null);
  return taken;
}
