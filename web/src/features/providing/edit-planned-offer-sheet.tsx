import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useTranslation } from 'react-i18next';
import { ItemSheet } from '../../shared/ui/item-sheet.js';
import { OfferChangeEditor, type ShowFieldError } from './offer-change-editor.js';
import { type OfferForm, toOfferInput, toPlannedDraft } from './offer-form.js';
import { isApiError } from '../../shared/api/api-error.js';
import { departureText } from '../../shared/time/time-texts.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { toDepartsAt } from './departure-form.js';
import { useEditPlannedMutation } from './providing.api.js';

interface EditPlannedOfferSheetProps {
  offer: PlannedOffer | null;
  onClose: () => void;
}

export function EditPlannedOfferSheet({ offer, onClose }: EditPlannedOfferSheetProps) {
  const { t } = useTranslation('providing');
  return (
    <ItemSheet item={offer} title={t('planned.editTitle')} onClose={onClose}>
      {(planned) => <PlannedOfferEditor key={planned.id} offer={planned} onDone={onClose} />}
    </ItemSheet>
  );
}

interface PlannedOfferEditorProps {
  offer: PlannedOffer;
  /** Called when the changes are stored or discarded, or the offer no longer exists. */
  onDone: () => void;
}

function PlannedOfferEditor({ offer, onDone }: PlannedOfferEditorProps) {
  const { t } = useTranslation('providing');
  const [editPlanned] = useEditPlannedMutation();
  const done = useWhileMounted(onDone);
  const save = async (form: OfferForm, showError: ShowFieldError) => {
    const departsAt = toDepartsAt(form);
    if (departsAt === null) return; // Reported by the form
    try {
      await editPlanned({ id: offer.id, body: { ...toOfferInput(form), departsAt } }).unwrap();
    } catch (error) {
      // A departure that the server refuses is reported at its field, too.
      const message = isApiError(error) ? error.details?.['departsAt'] : undefined;
      if (message !== undefined) showError('time', { message });
      if (isApiError(error) && error.code === 'planned-offer-unknown') done();
      throw error;
    }
    done();
    showSuccess(t('planned.changed', { moment: departureText(departsAt, Date.now()) }));
  };
  const draft = toPlannedDraft(offer);
  const help = t('planned.editHelp');
  return <OfferChangeEditor draft={draft} onSave={save} help={help} departs="later" onCancel={onDone} />;
}
