import { OfferInput } from '@rotadas/contracts/providers/offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { z } from 'zod';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { readStored } from '../../shared/storage/read-stored.js';
import { LAST_OFFER_KEY } from '../../shared/storage/user-keys.js';
import { OfferForm, toOfferDraft, toOfferInput } from './offer-form.js';

const LastOffer = z.object({ userId: z.number(), offer: OfferInput });

/** Stores the user's live offer to be published again later; removed at sign-out. */
export function rememberOffer(user: CurrentUser): void {
  const form = OfferForm.safeParse(toOfferDraft(user));
  if (!form.success) return;
  deviceStorage.set(LAST_OFFER_KEY, JSON.stringify({ userId: user.id, offer: toOfferInput(form.data) }));
}

export function lastOffer(userId: number): OfferInput | null {
  const last = readStored(LAST_OFFER_KEY, LastOffer);
  return last?.userId === userId ? last.offer : null;
}
