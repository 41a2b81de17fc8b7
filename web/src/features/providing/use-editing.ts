import { useTranslation } from 'react-i18next';
import { showToast } from '../../shared/toast/toast-store.js';
import type { OfferSaver } from './edit-form.js';
import { offerInputOf, type OfferForm } from './offer-form.js';
import { useEditOfferMutation } from './providing.api.js';
import { useToldTask } from './use-told-task.js';

/** Changes the offer on the map; `onDone` follows a success. */
export function useEditing(onDone: () => void): OfferSaver {
  const { t } = useTranslation(['providing', 'shared']);
  const { busy, run } = useToldTask();
  const [editOffer] = useEditOfferMutation();
  const save = (form: OfferForm) =>
    run(async () => {
      await editOffer(offerInputOf(form)).unwrap();
      onDone();
      showToast({ title: t('shared:toasts.success'), description: t('edit.saved') });
    });
  return { busy, save };
}
