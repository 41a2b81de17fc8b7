import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '../../shared/api/api-error.js';
import { REDIRECT_DELAY_MS } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { lookupPosition } from '../../shared/position/lookup-position.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { PRODUCT } from '../../shared/product.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { offerInputOf, type OfferForm } from './offer-form.js';
import { useCreateOfferMutation, useSetStatusMutation } from './providing.api.js';

interface ProvidingExits {
  onDone: () => void;
  onPosition: (position: OwnPosition) => void;
  /** Where an incomplete profile is completed. */
  onIncomplete: () => void;
}

/** Going online and offline, in the order that spec 4 gives. */
export function useProviding(
  user: CurrentUser | undefined,
  { onDone, onPosition, onIncomplete }: ProvidingExits,
) {
  const { t } = useTranslation(['providing', 'shared']);
  const [busy, setBusy] = useState(false);
  const [createOffer] = useCreateOfferMutation();
  const [setStatus] = useSetStatusMutation();
  const fail = (title: string, description: string) => showToast({ title, description, look: 'destructive' });

  const begin = async (form: OfferForm) => {
    const position = await lookupPosition();
    onPosition(position);
    const service = offerInputOf(form);
    try {
      await createOffer(service).unwrap();
    } catch (error) {
      const reason = errorText(error, t('errors.notCreated'));
      fail(t('shared:toasts.error'), t('errors.creating', { reason }));
      return;
    }
    showToast({ title: t('shared:toasts.success'), description: t('created') });
    const { latitude, longitude } = position;
    await setStatus({ isOnline: true, service, latitude, longitude }).unwrap();
    onDone();
    showToast({ title: t('shared:toasts.success'), description: t('started', { product: PRODUCT }) });
  };
  const end = async () => {
    await setStatus({ isOnline: false }).unwrap();
    onDone();
    showToast({ title: t('shared:toasts.success'), description: t('ended', { product: PRODUCT }) });
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
      logWarning('going on or off the map failed', error);
      fail(t('shared:toasts.error'), reasonOf(error));
    } finally {
      setBusy(false);
    }
  };

  const start = async (form: OfferForm) => {
    if (user === undefined) return fail(t('shared:toasts.error'), t('errors.signedOut'));
    const missing = Object.values(missingProfileFields(user));
    if (missing.length === 0) return run(() => begin(form));
    fail(t('incomplete'), missing.join('. '));
    setTimeout(onIncomplete, REDIRECT_DELAY_MS);
  };
  return { busy, start, stop: () => run(end) };
}
