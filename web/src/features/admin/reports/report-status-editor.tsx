import { ADMIN_NOTES_MAX, ReportStatus, type ReportStatusInput } from '@rotadas/contracts/reports/report';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../../shared/ui/controlled-field.js';
import { Button } from '../../../shared/ui/button.js';
import { TextArea } from '../../../shared/ui/text-input.js';

interface ReportStatusEditorProps {
  form: UseFormReturn<ReportStatusInput>;
  isSaving: boolean;
  onSave: (input: ReportStatusInput) => Promise<void>;
  onCancel: () => void;
  /** Rendered between the fields and the buttons. */
  children: ReactNode;
}

export function ReportStatusEditor({ form, isSaving, onSave, onCancel, children }: ReportStatusEditorProps) {
  const { control } = form;
  const { t } = useTranslation('admin');
  return (
    <form className="report-form" onSubmit={form.handleSubmit(onSave)}>
      <ControlledField control={control} name="status" label={t('dialog.status')}>
        {(field) => (
          <Select
            {...field}
            disabled={isSaving}
            options={ReportStatus.options.map((value) => ({ value, label: t(`tab.${value}`) }))}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="adminNotes" label={t('dialog.notes')}>
        {(field) => (
          <TextArea
            {...field}
            value={field.value ?? ''}
            disabled={isSaving}
            maxLength={ADMIN_NOTES_MAX}
            rows={3}
            placeholder={t('dialog.notesPlaceholder')}
          />
        )}
      </ControlledField>
      {children}
      <div className="report-actions">
        <Button onClick={onCancel} disabled={isSaving}>
          {t('dialog.cancel')}
        </Button>
        <Button variant="primary" type="submit" busy={isSaving}>
          {t('dialog.submit')}
        </Button>
      </div>
    </form>
  );
}
