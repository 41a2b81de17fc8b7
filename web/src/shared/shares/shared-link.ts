import type { ShareLink } from '@rotadas/contracts/shares/share';
import { useSelector } from 'react-redux';
import { selectUserId } from '../auth/session-slice.js';
import { observable, useObservable } from '../observable.js';
import { useNow } from '../time/time-texts.js';
import { useCreateShareMutation } from './shares.api.js';

/** `userId` is that of the identity provider. */
interface SharedLink extends Pick<ShareLink, 'id' | 'agreementId' | 'url' | 'expiresAt'> {
  readonly userId: string;
}

/** The newest link to a trip that was made in this tab; the server does not show it again. */
export const sharedLink = observable<SharedLink | null>(null);

/** The link that the user made for this trip, null for the live offer, and that still works. */
export function useSharedLink(agreementId: number | null): string | null {
  const link = useObservable(sharedLink);
  const userId = useSelector(selectUserId);
  const now = useNow();
  const works = link?.userId === userId && link.agreementId === agreementId && link.expiresAt > now;
  return works ? link.url : null;
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
    sharedLink.set({ ...link, userId });
  };
  return [create, isLoading];
}
