import type { ShareLink } from '@rotadas/contracts/shares/share';
import { observable } from '../observable.js';

/** `userId` is that of the identity provider. */
interface SharedLink extends Pick<ShareLink, 'agreementId' | 'url' | 'expiresAt'> {
  userId: string;
}

/** The newest link to a trip that was made in this tab; the server does not show it again. */
export const sharedLink = observable<SharedLink | null>(null);
