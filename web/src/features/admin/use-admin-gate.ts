import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { PATHS } from '../../shared/paths.js';
import { showToast } from '../../shared/toast/toast-store.js';

/** Null until the user is known to be an admin; redirects other users home with a toast. */
export function useAdminGate(): CurrentUser | null {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data: user, isError } = useCurrentUserQuery(undefined);
  const verdict = user ? (user.isAdmin ? 'admin' : 'forbidden') : isError ? 'unverified' : 'unknown';

  const leave = useEffectEvent((reason: 'forbidden' | 'unverified') => {
    showToast({ title: t(`${reason}.title`), description: t(`${reason}.text`), look: 'destructive' });
    void navigate(PATHS.home, { replace: true });
  });
  useEffect(() => {
    if (verdict === 'forbidden' || verdict === 'unverified') leave(verdict);
  }, [verdict]);
  return user && verdict === 'admin' ? user : null;
}
