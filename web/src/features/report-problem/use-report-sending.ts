import type { ReportInput } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';
import { errorText, isSignedOut } from '../../shared/api/api-error.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';
import type { ReportForm } from './report-form.js';

const openReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    openReport: callMutation(build, reportsCalls.open, (body: ReportInput) => ({ body })),
  }),
});

const { useOpenReportMutation } = openReportApi;

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
