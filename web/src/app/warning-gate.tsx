import { hasNeverAcceptedTerms } from '@rotadas/contracts/accounts/terms-version';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { LoadFailedDialog } from '../shared/loading/load-failed.js';
import { useObservable } from '../shared/observable.js';
import { isTermsRequested } from '../shared/terms/terms-request.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const WarningSheet = lazyWithAntd(
  async () => (await import('../features/account/warning-sheet.js')).WarningSheet,
  { pending: null, Failed: LoadFailedDialog },
);

/** Shows a warning of an admin until the user has acknowledged it, after the terms. */
export function WarningGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  const asksForTerms = useObservable(isTermsRequested);
  if (user?.sanction?.kind !== 'warning' || hasNeverAcceptedTerms(user) || asksForTerms) return null;
  return <WarningSheet warning={user.sanction} />;
}
