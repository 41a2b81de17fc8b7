import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import { ProfileEditor } from './profile-editor.js';
import { ProfileLoading, ProfileLoadFailed } from './profile-states.js';
import './profile-page.css';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: user, isLoading, isError, refetch } = useCurrentUserQuery(undefined);
  const leave = () => void navigate(PATHS.home);

  return (
    <main className="profile">
      <title>{`${t('title')} · Rotadaş`}</title>
      <Brand />
      <h1>{t('title')}</h1>
      {isLoading ? (
        <ProfileLoading />
      ) : (
        <>
          {isError && <ProfileLoadFailed onRetry={refetch} />}
          <ProfileEditor user={user} startInEdit={query.get('edit') === 'true'} onLeave={leave} />
        </>
      )}
    </main>
  );
}
