import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '../../shared/api/api-error.js';
import { logWarning } from '../../shared/log/log.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { PRODUCT } from '../../shared/product.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useSetStatusMutation, useWithdrawPlannedMutation } from './providing.api.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { currentPosition } from '../../shared/position/lookup-position.js';
import './providing.tr.js';

/**
 * Runs a step of going on or off the map; `busy` meanwhile, and a failure is told with what to do
 * about it.
 */
export function useToldTask() {
  const { t } = useTranslation(['providing', 'shared']);
  const [busy, setBusy] = useState(false);

  const tell = (description: string, error: unknown) => {
    logWarning('going on or off the map failed', error);
    showFailure(description, error);
  };
  const reasonOf = (error: unknown) => {
    if (error instanceof PositionFailure) return error.message;
    return isApiError(error) ? errorText(error, t('errors.status')) : t('errors.unexpected');
  };
  /** `failed` is told in place of the reason of a failure; it says itself what to do. */
  const run = async (task: () => Promise<void>, failed?: string) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      if (failed === undefined) tell(reasonOf(error), error);
      else {
        logWarning('going on or off the map failed', error);
        showToast({ title: t('shared:toasts.error'), description: failed, look: 'destructive' });
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, run, tell };
}

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

/** Takes a planned offer back. */
export function useWithdrawing() {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [withdrawPlanned] = useWithdrawPlannedMutation();
  const withdraw = (offerId: number) =>
    run(async () => {
      await withdrawPlanned(offerId).unwrap();
      showToast({ title: t('shared:toasts.success'), description: t('planned.withdrawn') });
    });
  return { busy, withdraw };
}

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
