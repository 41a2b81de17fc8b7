import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';

/**
 * Says, before the form is filled in, that the profile comes first, and that nothing is lost on the
 * way there.
 */
export function IncompleteNotice({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('providing');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('incompleteNotice')}
      description={
        <>
          <p>{t('incompleteKept')}</p>
          <Link className="incomplete-link" to={PATHS.profileEdit} onClick={onLeave}>
            {t('incompleteLink')}
          </Link>
        </>
      }
    />
  );
}
