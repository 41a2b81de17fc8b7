import { REPORT_DESCRIPTION_MAX, ReportCategory, type ReportInput } from '@rotadas/contracts/reports/report';
import { Input, Select } from 'antd';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faultOf, FormField } from '../../shared/ui/form-field.js';
import type { ReportForm } from './report-form.js';

interface ReportProblemFieldsProps {
  form: UseFormReturn<ReportInput, unknown, ReportForm>;
  disabled: boolean;
}

/** What the problem is about, and what happened. */
export function ReportProblemFields({ form, disabled }: ReportProblemFieldsProps) {
  const { t } = useTranslation(['report-problem', 'shared']);
  const { control, formState } = form;
  return (
    <>
      <FormField id="problem-category" label={t('category')} error={formState.errors.category?.message}>
        <Controller
          control={control}
          name="category"
          render={({ field }) => (
            <Select
              id="problem-category"
              {...field}
              disabled={disabled}
              options={ReportCategory.options.map((value) => ({
                value,
                label: t(`shared:reportCategories.${value}`),
              }))}
            />
          )}
        />
      </FormField>
      <FormField
        id="problem-description"
        label={t('description')}
        error={formState.errors.description?.message}
      >
        <Controller
          control={control}
          name="description"
          render={({ field }) => (
            <Input.TextArea
              id="problem-description"
              autoSize={{ minRows: 4, maxRows: 10 }}
              maxLength={REPORT_DESCRIPTION_MAX}
              placeholder={t('descriptionPlaceholder')}
              aria-required
              {...field}
              {...faultOf('problem-description', formState.errors.description?.message)}
              disabled={disabled}
            />
          )}
        />
      </FormField>
    </>
  );
}
