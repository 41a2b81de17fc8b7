import { useTranslation } from 'react-i18next';
import { isApiError } from '../../shared/api/api-error.js';
import { departureText } from '../../shared/time/time-texts.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { departsAtOf } from './departure-form.js';
import type { OfferSaver, TellFault } from './edit-form.js';
import { offerInputOf, type OfferForm } from './offer-form.js';
import { useEditPlannedMutation } from './planned.api.js';
import { useToldTask } from './use-told-task.js';

/**
 * Changes a planned offer. `onDone` follows a success, and a refusal because there is no such offer
 * any more; a departure that the server refuses is told at its field.
 */
export function useEditingPlanned(offerId: number, onDone: () => void): OfferSaver {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [editPlanned] = useEditPlannedMutation();
  const save = (form: OfferForm, tellFault: TellFault) =>
    run(async () => {
      const departsAt = departsAtOf(form);
      if (departsAt === null) return; // the form asks for it
      try {
        await editPlanned({ id: offerId, body: { ...offerInputOf(form), departsAt } }).unwrap();
      } catch (error) {
        const message = isApiError(error) ? error.details?.['departsAt'] : undefined;
        if (message !== undefined) tellFault('time', { message });
        if (isApiError(error) && error.code === 'planned-offer-unknown') onDone();
        throw error;
      }
      onDone();
      const moment = departureText(departsAt, Date.now());
      showToast({ title: t('shared:toasts.success'), description: t('planned.changed', { moment }) });
    });
  return { busy, save };
}
