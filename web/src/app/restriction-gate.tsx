import { restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Outlet } from 'react-router';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { useNow } from '../shared/time/time-texts.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { LoadFailedScreen } from './failure-screen.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const RestrictedScreen = lazyWithAntd(
  async () => (await import('../features/account/restricted-screen.js')).RestrictedScreen,
  { pending: <FullScreenSpinner />, Failed: LoadFailedScreen },
);

/** Replaces the whole app while the account is restricted. Home does not wait for the user. */
export function RestrictionGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  if (user === undefined || restrictedUntil(user) === 0) return <Outlet />;
  return <UntilEnd user={user} />;
}

/** Opens the app at the end of a suspension, without a request. */
function UntilEnd({ user }: { user: CurrentUser }) {
  const now = useNow();
  return restrictedUntil(user) > now ? <RestrictedScreen user={user} /> : <Outlet />;
}
