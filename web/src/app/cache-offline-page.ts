import { logWarning } from '../shared/log/log.js';

/**
 * Has the browser keep the page that says that there is no connection; only a built app has one.
 */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => logWarning('the offline page could not be kept', error));
  };
  // After all else: it must not compete with the first load.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
