import { isProviderAge } from '@rotadas/contracts/users/birth-date';
import { missingProfileFields, type ProviderProfile } from '@rotadas/contracts/users/profile-completeness';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';

export type ProfileError =
  { readonly kind: 'incomplete'; readonly missing: string[] } | { readonly kind: 'underage' };

/** The first error of a profile, in the order of the server's checks; null if there is none. */
export function profileError(profile: ProviderProfile): ProfileError | null {
  const missing = Object.values(missingProfileFields(profile));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const { birthDate } = profile;
  return birthDate !== null && !isProviderAge(birthDate) ? { kind: 'underage' } : null;
}

interface ProfileNoteProps {
  kind: ProfileError['kind'];
  onLeave: () => void;
}

/** Shown above the form, so that the user completes the profile before filling it in. */
export function ProfileNote({ kind, onLeave }: ProfileNoteProps) {
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
