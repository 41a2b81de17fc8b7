import { observable } from '../observable.js';

/** The browser's offer to install the app (Chromium; lib.dom does not know it). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallPrompt => 'prompt' in event;

/** The browser's offer, while there is one. */
export const installPrompt = observable<InstallPrompt | null>(null);

/**
 * Keeps the browser's offer for a moment at which it is of use, in place of the browser's own; from
 * the first script on, since it comes once.
 */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installPrompt.set(event);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}

/** Takes the offer, which is good for one question. */
export function consumeInstallPrompt(): InstallPrompt | null {
  const taken = installPrompt.get();
  installPrompt.set(null);
  return taken;
}
