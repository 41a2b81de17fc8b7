import { hasNeverAcceptedTerms } from '@rotadas/contracts/accounts/terms-version';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useEffectEvent } from 'react';
import { logWarning } from '../../shared/log/log.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { offerDraftKey } from '../../shared/storage/user-keys.js';

/** Calls `resume` if a draft waits for the profile and the profile is complete now. */
export function useResumedDraft(user: CurrentUser | undefined, resume: () => void): void {
  const complete = user !== undefined && Object.keys(missingProfileFields(user)).length === 0;
  const readyId = complete && !hasNeverAcceptedTerms(user) && !user.isOnline ? user.id : null;
  const onReady = useEffectEvent(resume);
  useEffect(() => {
    // Drafts are rare, so their code is loaded only if there is one
    if (readyId === null || tabStorage.get(offerDraftKey(readyId)) === null) return;
    let isCancelled = false;
    resumeDraft(readyId, () => isCancelled).then(
      (isResumed) => isResumed && onReady(),
      (error: unknown) => logWarning('waiting draft not resumed', error),
    );
    return () => void (isCancelled = true);
  }, [readyId]);
}

async function resumeDraft(userId: number, isCancelled: () => boolean): Promise<boolean> {
  const { resumeOfferDraft } = await import('./offer-draft.js');
  return !isCancelled() && resumeOfferDraft(userId);
}
