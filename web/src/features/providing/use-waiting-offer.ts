import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useEffectEvent } from 'react';
import { takeUpOffer } from './kept-offer.js';

/** Calls `resume` where an offer waited for the profile, and that is complete now. */
export function useWaitingOffer(user: CurrentUser | undefined, resume: () => void): void {
  const complete = user !== undefined && Object.keys(missingProfileFields(user)).length === 0;
  const readyId = complete && user.termsAccepted && !user.isOnline ? user.id : null;
  const onReady = useEffectEvent(resume);
  useEffect(() => {
    if (readyId !== null && takeUpOffer(readyId)) onReady();
  }, [readyId]);
}
