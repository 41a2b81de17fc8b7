import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useTranslation } from 'react-i18next';
import { EditForm } from './edit-form.js';
import { plannedDraftOf } from './offer-form.js';
import { useEditingPlanned } from './use-editing-planned.js';

interface EditPlannedProps {
  offer: PlannedOffer;
  /** Called when the changes are stored or given up, or there is nothing to change any more. */
  onDone: () => void;
}

/** Changes an offer that is planned, its departure too. */
export function EditPlanned({ offer, onDone }: EditPlannedProps) {
  const { t } = useTranslation('providing');
  const saver = useEditingPlanned(offer.id, onDone);
  const draft = plannedDraftOf(offer);
  const help = t('planned.editHelp');
  return <EditForm draft={draft} saver={saver} help={help} departs="later" onCancel={onDone} />;
}
