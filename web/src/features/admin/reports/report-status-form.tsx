import { ADMIN_NOTES_MAX, ReportStatus } from '@rotadas/contracts/reports/report';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/ui/form-field.js';
import { Button } from '../../../shared/ui/button.js';
import { TextArea } from '../../../shared/ui/text-input.js';

export interface ReportDraft {
  status: ReportStatus;
  notes: string;
}

interface ReportStatusFormProps {
  draft: ReportDraft;
  isSaving: boolean;
  onDraft: (change: Partial<ReportDraft>) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Rendered between the fields and the buttons. */
  children: ReactNode;
}

export function ReportStatusForm({ children, ...props }: ReportStatusFormProps) {
  const { draft, isSaving, onDraft, onSave, onCancel } = props;
  const { t } = useTranslation('admin');
  return (
    <form
      className="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <FormField id="report-status" label={t('dialog.status')}>
        <Select
          id="report-status"
          value={draft.status}
          disabled={isSaving}
          onChange={(status) => onDraft({ status })}
          options={ReportStatus.options.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      </FormField>
      <FormField id="report-notes" label={t('dialog.notes')}>
        <TextArea
          id="report-notes"
          value={draft.notes}
          disabled={isSaving}
          maxLength={ADMIN_NOTES_MAX}
          rows={3}
          placeholder={t('dialog.notesPlaceholder')}
          onChange={(event) => onDraft({ notes: event.target.value })}
        />
      </FormField>
      {children}
      <div className="report-actions">
        <Button onClick={onCancel} disabled={isSaving}>
          {t('dialog.cancel')}
        </Button>
        <Button look="primary" type="submit" busy={isSaving}>
          {t('dialog.submit')}
        </Button>
      </div>
    </form>
  );
}
