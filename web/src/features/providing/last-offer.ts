import { OfferInput } from '@rotadas/contracts/providers/offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { logWarning } from '../../shared/log/log.js';
import { readKept } from '../../shared/storage/read-kept.js';
import { OfferForm, offerDraftOf, offerInputOf } from './offer-form.js';

const keyFor = (userId: number): string => `rotadas.last-offer.${userId}`;

/** Keeps the live offer of a user, to be published again after its end. */
export function rememberOffer(user: CurrentUser): void {
  const form = OfferForm.safeParse(offerDraftOf(user));
  if (!form.success) return;
  try {
    localStorage.setItem(keyFor(user.id), JSON.stringify(offerInputOf(form.data)));
  } catch (error) {
    logWarning('the last offer cannot be kept', error);
  }
}

/** The last live offer of a user; null if there is none. */
export const lastOffer = (userId: number): OfferInput | null => readKept(keyFor(userId), OfferInput);
