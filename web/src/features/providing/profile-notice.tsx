import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import type { ProfileFault } from './profile-fault.js';

interface ProfileNoticeProps {
  kind: ProfileFault['kind'];
  onLeave: () => void;
}

/**
 * Says, before the form is filled in, what in the profile prevents an offer, with a link to the
 * profile; the form is kept meanwhile.
 */
export function ProfileNotice({ kind, onLeave }: ProfileNoticeProps) {
  const { t } = useTranslation('providing');
  const incomplete = kind === 'incomplete';
  return (
    <Alert
      type="warning"
      showIcon
      title={incomplete ? t('incompleteNotice') : t('underage')}
      description={
        <>
          {incomplete && <p>{t('incompleteKept')}</p>}
          <Link className="incomplete-link" to={PATHS.profileEdit} onClick={onLeave}>
            {incomplete ? t('incompleteLink') : t('underageLink')}
          </Link>
        </>
      }
    />
  );
}
