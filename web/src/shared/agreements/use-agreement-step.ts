import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { withFailureToast } from '../toast/show-failure.js';
import { type AgreementAction, useChangeAgreementMutation } from './agreements.api.js';

/**
 * Acts on the agreement that the user saw. `take` shows a failure in a toast, and resolves to
 * whether it succeeded; `taking` is the action in progress.
 */
export function useAgreementStep({ id, version }: AgreementView, failed: string) {
  const [change, { isLoading, originalArgs }] = useChangeAgreementMutation();
  const take = (action: AgreementAction) =>
    withFailureToast(change({ id, version, ...action }).unwrap(), failed);
  return { taking: isLoading ? originalArgs?.action : undefined, take };
}
