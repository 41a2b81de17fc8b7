import { zodResolver } from '@hookform/resolvers/zod';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { Button } from 'antd';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { OfferFields } from './offer-fields.js';
import { OfferForm, plannedDraftOf, type OfferDraft } from './offer-form.js';
import { useEditingPlanned } from './use-editing-planned.js';

interface EditPlannedProps {
  offer: PlannedOffer;
  places: readonly PlaceName[];
  /** Called when the changes are stored or given up, or there is nothing to change any more. */
  onDone: () => void;
}

/** The form that changes an offer that is planned, its departure too. */
export function EditPlanned({ offer, places, onDone }: EditPlannedProps) {
  const { t } = useTranslation('providing');
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: plannedDraftOf(offer), // what is asked again meanwhile changes nothing in the form
  });
  const { busy, save } = useEditingPlanned(offer.id, form, onDone);
  return (
    <form className="provider-dialog" onSubmit={form.handleSubmit(save)} noValidate>
      <p className="offer-note">{t('planned.editHelp')}</p>
      <OfferFields form={form} disabled={busy} places={places} departs="later" countsWaiting />
      <div className="provider-dialog-submit end-actions">
        <Button onClick={onDone} disabled={busy}>
          {t('edit.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy} className="main-action">
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
