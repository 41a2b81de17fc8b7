import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useSetStatusMutation, useWithdrawPlannedMutation } from './providing.api.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { currentPosition } from '../../shared/position/lookup-position.js';
import './providing.tr.js';
import { PRODUCT } from '../../shared/paths.js';

/** Runs an action and reports its failure in a toast. */
export function useActionWithToast() {
  const { t } = useTranslation('providing');
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, failed: string = t('errors.status')): Promise<boolean> => {
    setBusy(true);
    const texts = { unexpected: t('errors.unexpected') };
    const done = await withFailureToast(action(), failed, texts);
    setBusy(false);
    return done;
  };
  return { busy, run };
}

/** Ends the live offer; `end` resolves to whether that succeeded. */
export function useGoOffline() {
  const { t } = useTranslation('providing');
  const { busy, run } = useActionWithToast();
  const [setStatus] = useSetStatusMutation();
  const end = () =>
    run(async () => {
      await setStatus({ isOnline: false }).unwrap();
      showSuccess(t('ended', { product: PRODUCT }));
    }, t('errors.ending'));
  return { busy, end };
}

export function useWithdrawPlannedOffer() {
  const { t } = useTranslation('providing');
  const { busy, run } = useActionWithToast();
  const [withdrawPlanned] = useWithdrawPlannedMutation();
  const withdraw = (offerId: number) =>
    run(async () => {
      await withdrawPlanned(offerId).unwrap();
      showSuccess(t('planned.withdrawn'));
    });
  return { busy, withdraw };
}

/** Goes online with a planned offer that is due, at the current position. */
export function useStartPlannedOffer(onPosition?: (position: OwnPosition) => void, onStarted?: () => void) {
  const { t } = useTranslation('providing');
  const { busy, run } = useActionWithToast();
  const [setStatus] = useSetStatusMutation();
  const start = (offerId: number) =>
    run(async () => {
      const position = await currentPosition();
      onPosition?.(position);
      const { latitude, longitude } = position;
      await setStatus({ isOnline: true, offerId, latitude, longitude }).unwrap();
      onStarted?.();
      showSuccess(t('started', { product: PRODUCT }));
    });
  return { busy, start };
}
