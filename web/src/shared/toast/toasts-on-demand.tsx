import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToToasts, toastsBegan } from './toast-store.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/** Loads the place of the toasts with the first message, so that the first load stays light. */
export function ToastsOnDemand() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsBegan);
  return <Suspense fallback={null}>{wanted && <Toasts />}</Suspense>;
}
