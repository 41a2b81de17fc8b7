import { useTranslation } from 'react-i18next';
import { PRODUCT } from '../../shared/product.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useSetStatusMutation } from './providing.api.js';
import { useToldTask } from './use-told-task.js';

/** Takes the offer off the map (spec 4); `onDone` follows a success. */
export function useEnding(onDone: () => void) {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [setStatus] = useSetStatusMutation();
  const end = () =>
    run(async () => {
      await setStatus({ isOnline: false }).unwrap();
      onDone();
      showToast({ title: t('shared:toasts.success'), description: t('ended', { product: PRODUCT }) });
    });
  return { busy, end };
}
