import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '../../shared/api/api-error.js';
import { logWarning } from '../../shared/log/log.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';

/** Runs a step of going on or off the map; `busy` meanwhile, and a failure is told with what to do about it. */
export function useToldTask() {
  const { t } = useTranslation(['providing', 'shared']);
  const [busy, setBusy] = useState(false);

  /** Another try helps where nothing answered or the server failed, not where it said what is wrong. */
  const hintOf = (error: unknown) => {
    if (error instanceof PositionFailure) return undefined;
    if (!isApiError(error)) return t('hints.again');
    if (error.status === 0) return t('hints.offline');
    return error.text === null ? t('hints.again') : undefined;
  };
  const tell = (description: string, error: unknown) => {
    logWarning('going on or off the map failed', error);
    const hint = hintOf(error);
    showToast({
      title: t('shared:toasts.error'),
      description,
      look: 'destructive',
      ...(hint !== undefined && { hint }),
    });
  };
  const reasonOf = (error: unknown) => {
    if (error instanceof PositionFailure) return error.message;
    return isApiError(error) ? errorText(error, t('errors.status')) : t('errors.unexpected');
  };
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      tell(reasonOf(error), error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run, tell };
}
