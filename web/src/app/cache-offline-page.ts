import { logWarning } from '../shared/log/log.js';

export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => logWarning('caching the offline page failed', error));
  };
  // Last, so that it does not compete with the first load
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
