import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { useSetStatusMutation } from './providing.api.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { currentPosition } from '../../shared/position/lookup-position.js';
import './providing.tr.js';
import { PRODUCT } from '../../shared/paths.js';
import { unlockRing } from '../../shared/ring/ring.js';

/** Runs an action of the provider and reports its failure in a toast. */
export function useOfferAction(failed: 'errors.status' | 'errors.ending' = 'errors.status') {
  const { t } = useTranslation('providing');
  const { busy, run } = useActionWithToast();
  const texts = { unexpected: t('errors.unexpected') };
  return { busy, run: (action: () => Promise<void>) => run(action, t(failed), texts) };
}

/** Ends the live offer; `end` resolves to whether that succeeded. */
export function useGoOffline() {
  const { t } = useTranslation('providing');
  const { busy, run } = useOfferAction('errors.ending');
  const [setStatus] = useSetStatusMutation();
  const end = () =>
    run(async () => {
      await setStatus({ isOnline: false }).unwrap();
      showSuccess(t('ended', { product: PRODUCT }));
    });
  return { busy, end };
}

/** Goes online with a planned offer that is due, at the current position. */
export function useStartPlannedOffer(onPosition?: (position: OwnPosition) => void, onStarted?: () => void) {
  const { t } = useTranslation('providing');
  const { busy, run } = useOfferAction();
  const [setStatus] = useSetStatusMutation();
  const start = (offerId: number) =>
    run(async () => {
      unlockRing();
      const position = await currentPosition();
      onPosition?.(position);
      const { latitude, longitude } = position;
      await setStatus({ isOnline: true, offerId, latitude, longitude }).unwrap();
      onStarted?.();
      showSuccess(t('started', { product: PRODUCT }));
    });
  return { busy, start };
}
