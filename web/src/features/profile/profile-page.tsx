import { Alert } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { logWarning } from '../../shared/log/log.js';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import { Button } from '../../shared/ui/button.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { PhoneVerification } from './phone-verification.js';
import { ProfileEditor } from './profile-editor.js';
import './profile-page.css';

export function ProfilePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['profile', 'shared']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: user, isLoading, isError, refetch } = useCurrentUserQuery(undefined);
  const leave = () => void navigate(PATHS.home);
  const phone = user?.phone ?? null;

  return (
    <main className="profile">
      <title>{`${t('title')} · Rotadaş`}</title>
      <Brand />
      <h1>{t('title')}</h1>
      {isLoading ? (
        <SkeletonList label={t('shared:loading')} rows={5} />
      ) : (
        <>
          {isError && <ProfileLoadFailed onRetry={refetch} />}
          <ProfileEditor user={user} startInEdit={query.get('edit') === 'true'} onLeave={leave} />
          {user && phone !== null && (
            <PhoneVerification key={phone} phone={phone} isVerified={user.isPhoneVerified} />
          )}
        </>
      )}
      <div className="profile-offers">{children}</div>
    </main>
  );
}

/** Reports that the user could not be loaded; the form below keeps its defaults. */
function ProfileLoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'shared']);
  const title = t('loadFailed');
  useEffect(() => logWarning(title, null), [title]);
  return (
    <Alert
      className="profile-unknown"
      type="error"
      showIcon
      title={title}
      description={t('shared:failure.offline')}
      action={<Button onClick={onRetry}>{t('shared:retry')}</Button>}
    />
  );
}
