import type { ShareLink } from '@rotadas/contracts/shares/share';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUserId } from '../auth/session-slice.js';
import { observable, useObservable } from '../observable.js';
import { useNow } from '../time/time-texts.js';
import { SHARES_POLLING, useCreateShareMutation, useSharesQuery } from './shares.api.js';

/** `userId` is that of the identity provider. */
interface SharedLink extends Pick<ShareLink, 'id' | 'agreementId' | 'url' | 'expiresAt'> {
  readonly userId: string;
  /** Time by the clock of the device, epoch ms. */
  readonly madeAt: number;
}

/** The newest link to a trip that was made in this tab; the server does not show it again. */
export const sharedLink = observable<SharedLink | null>(null);

/** The link that the user made for this trip, null for the live offer, and that still works. */
export function useSharedLink(agreementId: number | null): string | null {
  const link = useObservable(sharedLink);
  const userId = useSelector(selectUserId);
  const now = useNow();
  const isOfTrip = link?.userId === userId && link.agreementId === agreementId;
  const list = useSharesQuery(undefined, { ...SHARES_POLLING, skip: !isOfTrip });
  const share = list.data?.find(({ id }) => id === link?.id);
  const { startedTimeStamp = 0, isSuccess, isFetching } = list;
  // A list from before the link does not have it, and stays while the next one loads.
  const isComplete = isOfTrip && startedTimeStamp > link.madeAt && isSuccess && !isFetching;
  const stoppedId = isComplete && !share ? link.id : null;
  useEffect(() => {
    if (stoppedId !== null) forgetSharedLink(stoppedId);
  }, [stoppedId]);
  if (!isOfTrip || stoppedId !== null) return null;
  // The end of the trip shortens a share.
  return (share ?? link).expiresAt > now ? link.url : null;
}

export function forgetSharedLink(shareId: number): void {
  if (sharedLink.get()?.id === shareId) sharedLink.set(null);
}

/** Makes a link for a trip; whether that is under way. */
export function useCreateSharedLink(agreementId: number | null): [() => Promise<void>, boolean] {
  const userId = useSelector(selectUserId);
  const [createShare, { isLoading }] = useCreateShareMutation();
  const create = async () => {
    const link = await createShare(agreementId === null ? {} : { agreementId }).unwrap();
    sharedLink.set({ ...link, userId, madeAt: Date.now() });
  };
  return [create, isLoading];
}
