import type { Report } from '@rotadas/contracts/reports/report';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { StatusBadge } from './report-card.js';

export function ReportFacts({ report }: { report: Report }) {
  const { t } = useTranslation(['admin', 'shared']);
  const { data: reporter } = usePublicUserQuery(report.userId);
  const { resolvedAt } = report;
  return (
    <>
      <dl className="report-facts">
        <div>
          <dt>{t('dialog.category')}</dt>
          <dd>{t(`shared:reportCategories.${report.category}`)}</dd>
        </div>
        <div>
          <dt>{t('dialog.status')}</dt>
          <dd>
            <StatusBadge status={report.status} />
          </dd>
        </div>
        <div>
          <dt>{t('dialog.created')}</dt>
          <dd className="numbers">{momentText(Date.parse(report.createdAt))}</dd>
        </div>
        <div>
          <dt>{resolvedAt === null ? t('dialog.updated') : t('dialog.resolved')}</dt>
          <dd className="numbers">{momentText(Date.parse(resolvedAt ?? report.updatedAt))}</dd>
        </div>
        <div className="report-facts-wide">
          <dt>{t('dialog.reporter')}</dt>
          <dd>
            <bdi>{reporter?.fullName || t('card.unknownReporter')}</bdi>
            {reporter?.email !== undefined && <bdi className="report-facts-email">{reporter.email}</bdi>}
          </dd>
        </div>
      </dl>
      <div>
        <h2 className="report-section">{t('dialog.description')}</h2>
        <p className="report-description" dir="auto">
          {report.description}
        </p>
      </div>
    </>
  );
}
