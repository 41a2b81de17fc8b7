import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';

/**
 * User info could not be read: it is logged, and the form below stays with its defaults (spec 8).
 */
export function ProfileUnknown({ onRetry }: { onRetry: () => void }) {
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
