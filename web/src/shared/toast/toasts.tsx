import * as Toast from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { useObservable } from '../observable.js';
import '../ui/button.css';
import { Icon } from '../ui/icon.js';
import { dismissToast, latestToast, TOAST_MS } from './toast-store.js';
import './toasts.css';

const TOAST_SWIPE_PX = 50;

export function Toasts() {
  const { t } = useTranslation('shared');
  const toast = useObservable(latestToast);
  return (
    <Toast.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label={t('toasts.one')}
    >
      {toast && (
        <Toast.Root
          key={toast.key}
          className={`toast toast-${toast.variant ?? 'default'}`}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.key)}
        >
          <div className="toast-words">
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="toast-description">{toast.description}</Toast.Description>
            )}
            {toast.hint !== undefined && <p className="toast-hint">{toast.hint}</p>}
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <button type="button" className="link-button toast-action" onClick={toast.action.onClick}>
                  {toast.action.label}
                </button>
              </Toast.Action>
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
