import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useTranslation } from 'react-i18next';
import { EditForm } from './edit-form.js';
import { offerDraftOf } from './offer-form.js';
import { useEditing } from './use-editing.js';

interface EditOfferProps {
  user: CurrentUser;
  /** Called when the changes are on the map, or are given up. */
  onDone: () => void;
}

/** Changes the offer on the map, which stays there meanwhile. */
export function EditOffer({ user, onDone }: EditOfferProps) {
  const { t } = useTranslation('providing');
  const saver = useEditing(onDone);
  const draft = offerDraftOf(user);
  return <EditForm draft={draft} saver={saver} help={t('edit.help')} departs="now" onCancel={onDone} />;
}
