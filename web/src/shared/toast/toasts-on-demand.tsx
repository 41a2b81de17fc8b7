import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from '../log/log.js';
import { useObservable } from '../observable.js';
import { toast as latestToast } from './toast-store.js';
import './toasts.css';

/** Loads the toasts with the first message; if that fails, shows the plain text. */
export function ToastsOnDemand() {
  const toast = useObservable(latestToast);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const missing = Toasts === undefined;
  const latestKey = toast?.key;

  useEffect(() => {
    if (!missing || latestKey === undefined) return;
    import('./toasts.js').then(
      (loaded) => setToasts(() => loaded.Toasts),
      (error: unknown) => {
        logWarning('the toasts did not load', error);
        setFailed(true);
      },
    );
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
