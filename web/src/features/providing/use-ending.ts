import { useTranslation } from 'react-i18next';
import { PRODUCT } from '../../shared/product.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useSetStatusMutation } from './providing.api.js';
import { useToldTask } from './use-told-task.js';

interface EndOptions {
  /** Shown if the offer cannot be ended, in place of the reason. */
  failed?: string;
  /** Whether a toast confirms the end. */
  isConfirmed?: boolean;
}

/** Takes the user's offer off the map (spec 4). */
export function useEnding() {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [setStatus] = useSetStatusMutation();
  /** Resolves to whether the offer ended. */
  const end = async ({ failed, isConfirmed = true }: EndOptions = {}): Promise<boolean> => {
    let isEnded = false;
    await run(async () => {
      await setStatus({ isOnline: false }).unwrap();
      isEnded = true;
      if (isConfirmed)
        showToast({ title: t('shared:toasts.success'), description: t('ended', { product: PRODUCT }) });
    }, failed);
    return isEnded;
  };
  return { busy, end };
}
