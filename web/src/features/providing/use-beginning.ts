import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { currentPosition } from '../../shared/position/current-position.js';
import { PRODUCT } from '../../shared/product.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useSetStatusMutation } from './providing.api.js';
import { useToldTask } from './use-told-task.js';

/** Goes online with a planned offer that departs now, at the place where the user is. */
export function useBeginning(onPosition?: (position: OwnPosition) => void, onBegun?: () => void) {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [setStatus] = useSetStatusMutation();
  const begin = (offerId: number) =>
    run(async () => {
      const position = await currentPosition();
      onPosition?.(position);
      const { latitude, longitude } = position;
      await setStatus({ isOnline: true, offerId, latitude, longitude }).unwrap();
      onBegun?.();
      showToast({ title: t('shared:toasts.success'), description: t('started', { product: PRODUCT }) });
    });
  return { busy, begin };
}
