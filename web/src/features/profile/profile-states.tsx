import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { logWarning } from '../../shared/log/log.js';
import { Button } from '../../shared/ui/button.js';

export function ProfileLoading() {
  const { t } = useTranslation('shared');
  return (
    <div className="profile-loading" role="status" aria-label={t('loading')}>
      <Skeleton.Input active block size="large" />
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key}>
          <Skeleton.Input active size="small" />
          <Skeleton.Input active block />
        </div>
      ))}
    </div>
  );
}

/** Reports that the user could not be loaded; the form below keeps its defaults. */
export function ProfileLoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'shared']);
  const title = t('loadFailed');
  useEffect(() => logWarning(title, null), [title]);
  return (
    <Alert
      className="profile-unknown"
      type="error"
      showIcon
      title={title}
      description={t('loadFailedHint')}
      action={<Button onClick={onRetry}>{t('shared:retry')}</Button>}
    />
  );
}
