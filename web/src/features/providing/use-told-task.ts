import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '../../shared/api/api-error.js';
import { logWarning } from '../../shared/log/log.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';

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
