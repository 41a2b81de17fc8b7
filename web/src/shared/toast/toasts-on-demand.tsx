import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { logWarning } from '../log/log.js';
import { latestToast, subscribeToToasts } from './toast-store.js';
import './toasts.css';

/** What a person does before anything on the page can have a result to tell. */
const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the place of the toasts when the person first touches the page, so that the first load stays light and a message
 * about a lost connection needs none. Until it is there, the words stand by themselves.
 */
export function ToastsOnDemand() {
  const toast = useSyncExternalStore(subscribeToToasts, latestToast, latestToast);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const missing = Toasts === undefined;
  const latestKey = toast?.key;

  useEffect(() => {
    if (!missing) return;
    const load = () =>
      void import('./toasts.js').then(
        (loaded) => setToasts(() => loaded.Toasts),
        (error: unknown) => {
          logWarning('the toasts did not load', error);
          setFailed(true);
        },
      );
    if (latestKey !== undefined) load();
    for (const touch of FIRST_TOUCHES) window.addEventListener(touch, load, { once: true });
    return () => {
      for (const touch of FIRST_TOUCHES) window.removeEventListener(touch, load);
    };
  }, [missing, latestKey]);

  if (Toasts) return <Toasts />;
  if (!failed || !toast?.open) return null;
  return (
    <div className="toast-viewport" role="alert">
      <div className={`toast toast-${toast.look ?? 'default'}`}>
        <div className="toast-words">
          <div className="toast-title">{toast.title}</div>
          <div className="toast-description">{toast.description}</div>
          {toast.hint !== undefined && <p className="toast-hint">{toast.hint}</p>}
        </div>
      </div>
    </div>
  );
}
