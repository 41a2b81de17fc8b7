import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '../limits.js';
import { Icon } from '../ui/icon.js';
import { dismissToast, shownToast, subscribeToToasts } from './toast-store.js';
import './toasts.css';

/** Swipe to the right by this much, px, sends a toast away (spec 9). */
const SWIPE_THRESHOLD_PX = 50;

/** The place where messages appear: top on small screens, bottom right on wide ones (spec 2, 9). */
export function Toasts() {
  const { t } = useTranslation('shared');
  const toast = useSyncExternalStore(subscribeToToasts, shownToast);
  return (
    <Toast.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={t('toasts.one')}
    >
      {toast && (
        <Toast.Root
          key={toast.key}
          className={`toast toast-${toast.look ?? 'default'}`}
          type={toast.look === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.key)}
        >
          <div>
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="toast-description">{toast.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className="icon-button" aria-label={t('close')}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={t('toasts.region')} />
    </Toast.Provider>
  );
}
