import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

/** The form to come: the notice, and its fields with their labels. */
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
