import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { LoadFailedDialog } from '../shared/loading/load-failed.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const TermsSheet = lazyWithAntd(async () => (await import('../features/terms/terms-sheet.js')).TermsSheet, {
  pending: null,
  Failed: LoadFailedDialog,
});

/** Covers every screen until the terms are accepted; the terms page stays readable. */
export function TermsGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  return user?.termsAccepted === false ? <TermsSheet /> : null;
}
