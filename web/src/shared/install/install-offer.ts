/** The browser's offer to install the app (Chromium; lib.dom does not know it). */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's offer for a moment at which it is of use, in place of the browser's own; from
 * the first script on, since it comes once.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** Takes the offer, which is good for one question. */
export function takeInstallOffer(): InstallOffer | null {
  const taken = offer;
  change(null);
  return taken;
}

/** Whether there is an offer; calls `listener` when that changes. */
export const hasInstallOffer = (): boolean => offer !== null;
export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
