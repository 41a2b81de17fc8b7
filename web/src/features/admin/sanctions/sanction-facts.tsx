import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import { Fact } from '../../../shared/ui/fact.js';
import { AdminName } from '../admin-name.js';
import { ReportButton } from '../reports/report-button.js';
import './sanctions.tr.js';

/** Entries of a `dl`. */
export function SanctionFacts({ sanction }: { sanction: Sanction }) {
  const { t } = useTranslation('sanctions');
  const { reason, at, until, adminId, reportId, text, appealText, answer } = sanction;
  return (
    <>
      <Fact label={t('fields.reason')}>{SANCTION_REASON_NAMES[reason]}</Fact>
      <Fact label={t('fields.at')}>{momentText(at)}</Fact>
      {until !== null && <Fact label={t('fields.until')}>{momentText(until)}</Fact>}
      <Fact label={t('fields.admin')}>
        <AdminName id={adminId} />
      </Fact>
      {reportId !== null && (
        <Fact label={t('fields.report')}>
          <ReportButton id={reportId} />
        </Fact>
      )}
      <Fact className="person-wide" label={t('fields.text')}>
        <bdi className="person-text">{text}</bdi>
      </Fact>
      {appealText !== null && (
        <Fact className="person-wide" label={t('fields.appealText')}>
          <bdi className="person-text">{appealText}</bdi>
        </Fact>
      )}
      {answer !== null && (
        <Fact className="person-wide" label={t('fields.answer')}>
          <bdi className="person-text">{answer}</bdi>
        </Fact>
      )}
    </>
  );
}
