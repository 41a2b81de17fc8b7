import { zodResolver } from '@hookform/resolvers/zod';
import { REPORT_DESCRIPTION_MAX, ReportCategory, type ReportInput } from '@rotadas/contracts/reports/report';
import { Select } from 'antd';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ReportDescription } from '../../shared/reports/report-description.js';
import { useSendReportMutation } from '../../shared/reports/send-report.api.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { ControlledField } from '../../shared/ui/controlled-field.js';
import { Sheet } from '../../shared/ui/sheet.js';
import './report-problem-sheet.css';
import { TextArea } from '../../shared/ui/text-input.js';
import './report-problem.tr.js';

const ReportForm = z.object({
  category: ReportCategory,
  description: ReportDescription,
});
type ReportForm = z.output<typeof ReportForm>;

const EMPTY_REPORT: ReportInput = { category: 'uygulama', description: '' };

interface ReportProblemSheetProps {
  open: boolean;
  onClose: () => void;
}

export function ReportProblemSheet({ open, onClose }: ReportProblemSheetProps) {
  const { t } = useTranslation(['report-problem', 'reports', 'shared']);
  const [sendReport, { isLoading }] = useSendReportMutation();
  const { control, handleSubmit, reset } = useForm<ReportInput, unknown, ReportForm>({
    resolver: zodResolver(ReportForm),
    defaultValues: EMPTY_REPORT,
  });
  const send = async (report: ReportForm) => {
    if (!(await withFailureToast(sendReport(report).unwrap(), t('reports:failed')))) return;
    reset(EMPTY_REPORT);
    onClose();
    showToast({ title: t('received'), description: t('receivedText') });
  };
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <form className="report-problem" onSubmit={handleSubmit(send)} noValidate>
        <p>{t('intro')}</p>
        <ControlledField control={control} name="category" label={t('category')}>
          {(field) => (
            <Select
              {...field}
              disabled={isLoading}
              options={ReportCategory.options.map((value) => ({
                value,
                label: t(`shared:reportCategories.${value}`),
              }))}
            />
          )}
        </ControlledField>
        <ControlledField control={control} name="description" label={t('description')}>
          {(field) => (
            <TextArea
              rows={4}
              maxLength={REPORT_DESCRIPTION_MAX}
              placeholder={t('descriptionPlaceholder')}
              aria-required
              {...field}
              disabled={isLoading}
            />
          )}
        </ControlledField>
        <Button variant="primary" type="submit" block busy={isLoading}>
          {t('submit')}
        </Button>
      </form>
    </Sheet>
  );
}
