import { REPORT_DESCRIPTION_MAX, ReportCategory, type ReportInput } from '@rotadas/contracts/reports/report';
import { Input, Select } from 'antd';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import type { ReportForm } from './report-form.js';

interface ReportProblemFieldsProps {
  form: UseFormReturn<ReportInput, unknown, ReportForm>;
  disabled: boolean;
}

export function ReportProblemFields({ form, disabled }: ReportProblemFieldsProps) {
  const { t } = useTranslation(['report-problem', 'shared']);
  const { control } = form;
  return (
    <>
      <ControlledField control={control} name="category" id="problem-category" label={t('category')}>
        {(field) => (
          <Select
            {...field}
            disabled={disabled}
            options={ReportCategory.options.map((value) => ({
              value,
              label: t(`shared:reportCategories.${value}`),
            }))}
          />
        )}
      </ControlledField>
      <ControlledField control={control} name="description" id="problem-description" label={t('description')}>
        {(field) => (
          <Input.TextArea
            autoSize={{ minRows: 4, maxRows: 10 }}
            maxLength={REPORT_DESCRIPTION_MAX}
            placeholder={t('descriptionPlaceholder')}
            aria-required
            {...field}
            disabled={disabled}
          />
        )}
      </ControlledField>
    </>
  );
}
