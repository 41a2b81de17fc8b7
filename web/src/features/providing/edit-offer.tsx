import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Button } from 'antd';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { OfferFields } from './offer-fields.js';
import { OfferForm, offerDraftOf, type OfferDraft } from './offer-form.js';
import { useEditing } from './use-editing.js';

interface EditOfferProps {
  user: CurrentUser;
  places: readonly PlaceName[];
  /** Called when the changes are on the map, or are given up. */
  onDone: () => void;
}

/** The form that changes the offer on the map, which stays there meanwhile. */
export function EditOffer({ user, places, onDone }: EditOfferProps) {
  const { t } = useTranslation('providing');
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: offerDraftOf(user), // what is asked again meanwhile changes nothing in the form
  });
  const { busy, save } = useEditing(onDone);
  return (
    <form className="provider-dialog" onSubmit={form.handleSubmit(save)} noValidate>
      <p className="offer-note">{t('edit.help')}</p>
      <OfferFields form={form} disabled={busy} places={places} countsWaiting />
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
