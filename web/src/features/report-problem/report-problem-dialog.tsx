import { zodResolver } from '@hookform/resolvers/zod';
import type { ReportInput } from '@rotadas/contracts/reports/report';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../shared/ui/sheet.js';
import { EMPTY_REPORT, ReportForm } from './report-form.js';
import './report-problem-dialog.css';
import { ReportProblemFields } from './report-problem-fields.js';
import { useReportSending } from './use-report-sending.js';
import { Button } from '../../shared/ui/button.js';

interface ReportProblemDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ReportProblemDialog({ open, onClose }: ReportProblemDialogProps) {
  const { t } = useTranslation('report-problem');
  const form = useForm<ReportInput, unknown, ReportForm>({
    resolver: zodResolver(ReportForm),
    defaultValues: EMPTY_REPORT,
  });
  const { send, sending } = useReportSending(() => {
    form.reset(EMPTY_REPORT);
    onClose();
  });
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <form className="report-problem" onSubmit={form.handleSubmit(send)} noValidate>
        <p>{t('intro')}</p>
        <ReportProblemFields form={form} disabled={sending} />
        <Button look="primary" type="submit" block busy={sending}>
          {t('submit')}
        </Button>
      </form>
    </Sheet>
  );
}
