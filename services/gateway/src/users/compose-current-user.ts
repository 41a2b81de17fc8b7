import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { CurrentUser, User } from '@rotadas/contracts/users/user';

/** The signed-in user's own view: the account, and what it has on the map (design 2, Me). */
export function composeCurrentUser(user: User, status: ProviderStatus): CurrentUser {
  const { offer, position } = status;
  return {
    ...user,
    isOnline: status.isOnline,
    activeService: offer?.type ?? null,
    serviceFrom: offer?.from ?? null,
    serviceTo: offer?.to ?? null,
    serviceDescription: offer?.description ?? null,
    onlineDuration: offer && offer.duration !== 'always' ? offer.duration : null,
    serviceEndsAt: status.endsAt,
    showPhone: offer?.showPhone ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    lastLocationUpdate: position?.at ?? null,
    ...(offer && detailsOf(offer)),
  };
}
