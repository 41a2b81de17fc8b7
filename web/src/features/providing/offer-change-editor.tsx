import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OfferFields } from './offer-fields.js';
import { OfferForm, type OfferDraft } from './offer-form.js';
import { Button } from '../../shared/ui/button.js';

export type ShowFieldError = UseFormReturn<OfferDraft, unknown, OfferForm>['setError'];

export interface OfferSaver {
  readonly busy: boolean;
  readonly save: (form: OfferForm, showError: ShowFieldError) => Promise<unknown>;
}

interface OfferChangeEditorProps {
  /** Initial values; later changes are ignored. */
  draft: OfferDraft;
  saver: OfferSaver;
  help: string;
  departs: 'now' | 'later';
  onCancel: () => void;
}

export function OfferChangeEditor({
  draft,
  saver: { busy, save },
  help,
  departs,
  onCancel,
}: OfferChangeEditorProps) {
  const { t } = useTranslation('providing');
  const form = useForm<OfferDraft, unknown, OfferForm>({
    resolver: zodResolver(OfferForm),
    defaultValues: draft,
  });
  return (
    <form
      className="provider-sheet"
      onSubmit={form.handleSubmit((valid) => save(valid, form.setError))}
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
