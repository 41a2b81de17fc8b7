import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onceImported } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import { useObservable } from '../observable.js';
import { Icon } from '../ui/icon.js';
import { dismissToast, latestToast, TOAST_MS } from './toast-store.js';
import '../ui/button.css';
import './toasts.css';

/** Loads the toasts in advance, since they may have to report a lost connection. */
export const loadToasts = onceImported(async () => (await import('./toasts.js')).Toasts);

/** Loads the toasts with the first message; if that fails, shows the plain text. */
export function ToastsOnDemand() {
  const { t } = useTranslation('shared');
  const toast = useObservable(latestToast);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const missing = Toasts === undefined;
  const latestKey = toast?.key;

  useEffect(() => {
    if (!missing || latestKey === undefined) return;
    loadToasts().then(
      (loaded) => setToasts(() => loaded),
      (error: unknown) => {
        logWarning('the toasts did not load', error);
        setFailed(true);
      },
    );
  }, [missing, latestKey]);

  const isPlain = hasFailed && missing;
  useEffect(() => {
    if (!isPlain || latestKey === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(latestKey), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPlain, latestKey]);

  if (Toasts) return <Toasts />;
  if (!hasFailed || !toast?.open) return null;
  return (
    <div className="toast-viewport" role="alert">
      <div className={`toast toast-${toast.variant ?? 'default'}`}>
        <div className="toast-words">
          <div className="toast-title">{toast.title}</div>
          <div className="toast-description">{toast.description}</div>
          {toast.hint !== undefined && <p className="toast-hint">{toast.hint}</p>}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={t('close')}
          onClick={() => dismissToast(toast.key)}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
