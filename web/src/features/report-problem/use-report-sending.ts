import { useTranslation } from 'react-i18next';
import { errorText, isSignedOut } from '../../shared/api/api-error.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useOpenReportMutation } from './open-report.api.js';
import type { ReportForm } from './report-form.js';

/** Sends a problem report with its toasts; `onSent` follows a success. */
export function useReportSending(onSent: () => void) {
  const { t } = useTranslation(['report-problem', 'shared']);
  const [openReport, { isLoading }] = useOpenReportMutation();

  const send = async (form: ReportForm) => {
    try {
      await openReport(form).unwrap();
      onSent();
      showToast({ title: t('received'), description: t('receivedText') });
    } catch (error) {
      const description = isSignedOut(error) ? t('sessionMissing') : errorText(error, t('failed'));
      showFailure(description, error);
    }
  };
  return { send, sending: isLoading };
}
