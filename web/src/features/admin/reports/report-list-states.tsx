import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/icon.js';
import { LoadFailure } from '../../../shared/ui/query-state.js';

export function ReportListLoading() {
  const { t } = useTranslation('admin');
  return (
    <div className="report-list-loading">
      <p role="status">{t('loading')}</p>
      <div aria-hidden="true" className="report-list">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <div key={key} className="report-card">
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 3 }} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function ReportListEmpty() {
  const { t } = useTranslation('admin');
  return (
    <div className="report-list-empty">
      <Icon name="document" size={40} />
      <p>{t('empty')}</p>
    </div>
  );
}

export function ReportListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return <LoadFailure icon="alert" title={t('listFailed')} text={t('listFailedHint')} onRetry={onRetry} />;
}
