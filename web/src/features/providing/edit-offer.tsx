import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { EditForm, type OfferSaver } from './edit-form.js';
import { toOfferDraft, type OfferForm, toOfferInput } from './offer-form.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { useEditOfferMutation } from './providing.api.js';
import { useActionWithToast } from './use-offer-actions.js';

interface EditOfferProps {
  user: CurrentUser;
  onDone: () => void;
}

/** Edits the live offer, which stays on the map in the meantime. */
export function EditOffer({ user, onDone }: EditOfferProps) {
  const { t } = useTranslation('providing');
  const saver = useEditOffer(useWhileMounted(onDone));
  const draft = toOfferDraft(user);
  return <EditForm draft={draft} saver={saver} help={t('edit.help')} departs="now" onCancel={onDone} />;
}

function useEditOffer(onDone: () => void): OfferSaver {
  const { t } = useTranslation('providing');
  const { busy, run } = useActionWithToast();
  const [editOffer] = useEditOfferMutation();
  const save = (form: OfferForm) =>
    run(async () => {
      await editOffer(toOfferInput(form)).unwrap();
      onDone();
      showSuccess(t('edit.saved'));
    });
  return { busy, save };
}
