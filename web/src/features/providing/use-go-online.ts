import type { CurrentUser } from '@rotadas/contracts/users/user';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../shared/api/api-error.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { currentPosition } from '../../shared/position/lookup-position.js';
import { departureText } from '../../shared/time/time-texts.js';
import { unlockRing } from '../../shared/ring/ring.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showSuccess, showError } from '../../shared/toast/toast-store.js';
import { toDepartsAt } from './departure-form.js';
import { toOfferInput, type OfferForm } from './offer-form.js';
import { profileError } from './profile-note.js';
import { useCreateOfferMutation, useSetStatusMutation } from './providing.api.js';
import { useOfferAction } from './use-offer-actions.js';
import { PATHS, PRODUCT, REDIRECT_DELAY_MS } from '../../shared/paths.js';

interface GoOnlineCallbacks {
  onDone: () => void;
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
}

/**
 * Goes online or plans an offer. To go online, it looks up the position, stores the offer, then
 * sets the status.
 */
export function useGoOnline(
  user: CurrentUser | undefined,
  { onDone, onPosition, onIncomplete }: GoOnlineCallbacks,
) {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useOfferAction();
  const navigate = useNavigate();
  const [createOffer] = useCreateOfferMutation();
  const [setStatus] = useSetStatusMutation();
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirectTimer.current), []);

  const inPocket = { label: t('inPocket'), onClick: () => void navigate(PATHS.devices) };

  const publish = async (service: OfferInput) => {
    unlockRing();
    const position = await currentPosition();
    onPosition(position);
    try {
      await createOffer(service).unwrap();
    } catch (error) {
      logWarning('creating the offer failed', error);
      showFailure(t('errors.creating', { reason: errorText(error, t('errors.notCreated')) }), error);
      return;
    }
    showSuccess(t('created'));
    const { latitude, longitude } = position;
    await setStatus({ isOnline: true, service, latitude, longitude }).unwrap();
    onDone();
    showSuccess(t('started', { product: PRODUCT }), inPocket);
  };

  const plan = async (form: OfferForm, departsAt: number) => {
    await createOffer({ ...toOfferInput(form), departsAt }).unwrap();
    onDone();
    const moment = departureText(departsAt, Date.now());
    showSuccess(t('planned.made', { moment }), inPocket);
  };

  const start = async (form: OfferForm) => {
    if (user === undefined)
      return showError(t('shared:toasts.error'), t('errors.signedOut'), t('hints.signedOut'));
    const fault = profileError(user);
    if (fault?.kind === 'underage') return showError(t('shared:toasts.error'), t('underage'));
    if (fault) {
      showError(t('incomplete'), fault.missing.join('. '), t('hints.kept'));
      clearTimeout(redirectTimer.current);
      redirectTimer.current = setTimeout(onIncomplete, REDIRECT_DELAY_MS);
      return;
    }
    const departsAt = toDepartsAt(form);
    return run(() => (departsAt === null ? publish(toOfferInput(form)) : plan(form, departsAt)));
  };
  const republish = (service: OfferInput) => run(() => publish(service));
  return { busy, start, republish };
}
