import { isProviderAge } from '@rotadas/contracts/users/birth-date';
import { missingProfileFields, type ProviderProfile } from '@rotadas/contracts/users/profile-completeness';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';

/** What in a profile prevents its owner from offering a service. */
export type ProfileFault =
  { readonly kind: 'incomplete'; readonly missing: string[] } | { readonly kind: 'underage' };

/** The first fault of a profile, in the order of the server's check; null if there is none. */
export function profileFault(profile: ProviderProfile): ProfileFault | null {
  const missing = Object.values(missingProfileFields(profile));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const { birthDate } = profile;
  return birthDate !== null && !isProviderAge(birthDate) ? { kind: 'underage' } : null;
}

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
