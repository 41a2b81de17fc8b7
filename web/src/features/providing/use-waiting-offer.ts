import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useEffectEvent } from 'react';
import { logWarning } from '../../shared/log/log.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { draftOfferKey } from './offer-keys.js';

/** Calls `resume` where an offer waited for the profile, and that is complete now. */
export function useWaitingOffer(user: CurrentUser | undefined, resume: () => void): void {
  const complete = user !== undefined && Object.keys(missingProfileFields(user)).length === 0;
  const readyId = complete && user.termsAccepted && !user.isOnline ? user.id : null;
  const onReady = useEffectEvent(resume);
  useEffect(() => {
    // hardly anybody has a kept offer, so what reads it is loaded for them only
    if (readyId === null || tabStorage.get(draftOfferKey(readyId)) === null) return;
    let isOver = false;
    takeUp(readyId, () => isOver).then(
      (isTaken) => isTaken && onReady(),
      (error: unknown) => logWarning('the kept offer could not be taken up', error),
    );
    return () => void (isOver = true);
  }, [readyId]);
}

async function takeUp(userId: number, isOver: () => boolean): Promise<boolean> {
  const { resumeWaitingOffer } = await import('./draft-offer.js');
  return !isOver() && resumeWaitingOffer(userId);
}
