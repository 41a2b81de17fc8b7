import { OfferInput } from '@rotadas/contracts/providers/offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { readKept } from '../../shared/storage/read-kept.js';
import { OfferForm, offerDraftOf, offerInputOf } from './offer-form.js';

const keyFor = (userId: number): string => `last-offer.${userId}`;

/** Keeps the live offer of a user, to be published again after its end. */
export function rememberOffer(user: CurrentUser): void {
  const form = OfferForm.safeParse(offerDraftOf(user));
  if (form.success) deviceStorage.set(keyFor(user.id), JSON.stringify(offerInputOf(form.data)));
}

/** The last live offer of a user; null if there is none. */
export const lastOffer = (userId: number): OfferInput | null => readKept(keyFor(userId), OfferInput);
