import { roundPoint } from '@rotadas/contracts/primitives/coordinates';
import type { ReportAbout } from '@rotadas/contracts/reports/report';
import { useTranslation } from 'react-i18next';
import { useSendReportMutation } from '../../shared/reports/send-report.api.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { Button } from '../../shared/ui/button.js';
import { useConnected } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import type { OnPractice } from './help-action.js';
import { type HelpPosition, settledPosition } from './help-position.js';

interface HelpReportProps {
  position: HelpPosition;
  about: ReportAbout | undefined;
  onPractice: OnPractice;
}

/** Sends an urgent report, with the position if it is known within seconds. */
export function HelpReport({ position, about, onPractice }: HelpReportProps) {
  const { t } = useTranslation('help');
  const isConnected = useConnected();
  const [sendReport, { data: report }] = useSendReportMutation();
  const { busy, run } = useActionWithToast();
  // The confirmation replaces the button.
  const { boxProps } = useKeptFocus();
  const send = async () => {
    const settled = await settledPosition(position);
    await sendReport({
      category: 'kullanici',
      description: t('report.description'),
      urgent: { position: settled && roundPoint(settled) },
      ...(about && { about }),
    }).unwrap();
  };
  const press = () => {
    if (onPractice) onPractice(t('report.practice'));
    else void run(send, t('report.failed'));
  };
  return (
    <section {...boxProps} aria-labelledby="help-report">
      <h3 id="help-report">{t('report.title')}</h3>
      <p role="status">{report && t('report.sent', { id: report.id })}</p>
      {!report && <p className="help-note">{t(isConnected ? 'report.hint' : 'report.offline')}</p>}
      {!report && (isConnected || onPractice) && (
        <Button block busy={busy} onClick={press}>
          <Icon name="alert" size={20} />
          {t('report.send')}
        </Button>
      )}
    </section>
  );
}
