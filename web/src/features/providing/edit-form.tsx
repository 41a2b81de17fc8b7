import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OfferFields } from './offer-fields.js';
import { OfferForm, type OfferDraft } from './offer-form.js';
import { Button } from '../../shared/ui/button.js';

/** Tells a fault that the server finds, at its field. */
export type ShowFieldError = UseFormReturn<OfferDraft, unknown, OfferForm>['setError'];

/** Stores what a form says, and whether that is under way. */
export interface OfferSaver {
  readonly busy: boolean;
  readonly save: (form: OfferForm, tellFault: ShowFieldError) => Promise<unknown>;
}

interface EditFormProps {
  /** The offer as it is; what is asked again meanwhile changes nothing in the form. */
  draft: OfferDraft;
  saver: OfferSaver;
  /** What becomes of the changes. */
  help: string;
  departs: 'now' | 'later';
  onCancel: () => void;
}

/** The form that changes an offer, on the map or planned. */
export function EditForm({ draft, saver: { busy, save }, help, departs, onCancel }: EditFormProps) {
  const { t } = useTranslation('providing');
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: draft,
  });
  return (
    <form
      className="provider-dialog"
      onSubmit={form.handleSubmit((valid) => save(valid, form.setError))}
      noValidate
    >
      <p className="offer-note">{help}</p>
      <OfferFields form={form} disabled={busy} departs={departs} countsWaiting />
      <div className="provider-dialog-submit end-actions">
        <Button onClick={onCancel} disabled={busy}>
          {t('edit.cancel')}
        </Button>
        <Button look="action" type="submit" busy={busy}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
