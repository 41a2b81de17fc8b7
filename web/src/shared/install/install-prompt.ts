import { observable } from '../observable.js';

/** An event of Chromium, missing in lib.dom. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallPrompt => 'prompt' in event;

export const installPrompt = observable<InstallPrompt | null>(null);

/** Must be called before the event, which fires once; suppresses the browser's own prompt. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installPrompt.set(event);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}

/** A prompt can be used only once. */
export function consumeInstallPrompt(): InstallPrompt | null {
  const taken = installPrompt.get();
  installPrompt.set(null);
  return taken;
}
