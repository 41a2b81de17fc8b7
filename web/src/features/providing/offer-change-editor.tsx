import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OfferFields } from './offer-fields.js';
import { OfferForm, type OfferDraft } from './offer-form.js';
import { useOfferAction } from './use-offer-actions.js';
import { Button } from '../../shared/ui/button.js';

export type ShowFieldError = UseFormReturn<OfferDraft, unknown, OfferForm>['setError'];

interface OfferChangeEditorProps {
  /** Initial values; later changes are ignored. */
  draft: OfferDraft;
  /** A failure is shown in a toast. */
  onSave: (form: OfferForm, showError: ShowFieldError) => Promise<void>;
  help: string;
  departs: 'now' | 'later';
  onCancel: () => void;
}

export function OfferChangeEditor({ draft, onSave, help, departs, onCancel }: OfferChangeEditorProps) {
  const { t } = useTranslation('providing');
  const { busy, run } = useOfferAction();
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: draft,
  });
  return (
    <form
      className="provider-sheet"
      onSubmit={form.handleSubmit((valid) => run(() => onSave(valid, form.setError)))}
      noValidate
    >
      <p className="offer-note">{help}</p>
      <OfferFields form={form} disabled={busy} departs={departs} showsWaitingCount />
      <div className="provider-sheet-submit end-actions">
        <Button onClick={onCancel} disabled={busy}>
          {t('edit.cancel')}
        </Button>
        <Button variant="action" type="submit" busy={busy}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
