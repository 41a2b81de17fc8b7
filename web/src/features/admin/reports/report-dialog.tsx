import type { Report } from '@rotadas/contracts/reports/report';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../shared/ui/sheet.js';
import { useWhileMounted } from '../../../shared/ui/use-while-mounted.js';
import './report-dialog.css';
import { ReportFacts } from './report-facts.js';
import { ReportHistory } from './report-history.js';
import { ReportStatusForm } from './report-status-form.js';
import { useReportChange } from './use-report-change.js';

interface ReportDialogProps {
  /** Shown until the full report is loaded. */
  listed: Report;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export function ReportDialog({ listed, open, onClose, onClosed }: ReportDialogProps) {
  const { t } = useTranslation('admin');
  const { report, history, historyFailed, overtaken, draft, setDraft, saving, save } = useReportChange(
    listed,
    useWhileMounted(onClose),
  );
  return (
    <Sheet open={open} title={t('dialog.title', { id: report.id })} onClose={onClose} onClosed={onClosed}>
      <div className="report-dialog">
        {overtaken && (
          <Alert
            type="warning"
            showIcon
            title={t('dialog.changed')}
            description={t('dialog.changedText')}
            role="alert"
          />
        )}
        <ReportFacts report={report} />
        <ReportStatusForm draft={draft} saving={saving} onDraft={setDraft} onSave={save} onCancel={onClose}>
          <ReportHistory history={history} failed={historyFailed} />
        </ReportStatusForm>
      </div>
    </Sheet>
  );
}
