import { restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { showSuccess } from '../shared/toast/toast-store.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import './app.tr.js';
import { LoadFailedScreen } from './failure-screen.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const RestrictedScreen = lazyWithAntd(
  async () => (await import('../features/account/restricted-screen.js')).RestrictedScreen,
  { pending: <FullScreenSpinner />, Failed: LoadFailedScreen },
);

/**
 * Replaces the whole app while the server says that the account is restricted. Home does not wait
 * for the user.
 */
export function RestrictionGate() {
  const { t } = useTranslation('app');
  const { data: user } = useCurrentUserQuery(undefined);
  const isRestricted = user && restrictedUntil(user) > 0;
  const wasRestricted = useRef(false);
  useEffect(() => {
    if (isRestricted === undefined) return;
    if (wasRestricted.current && !isRestricted) showSuccess(t('accountOpen'));
    wasRestricted.current = isRestricted;
  }, [isRestricted, t]);
  return user && isRestricted ? <RestrictedScreen user={user} /> : <Outlet />;
}
