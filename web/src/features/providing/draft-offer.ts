import { Duration } from '@rotadas/contracts/primitives/duration';
import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { PriceUnit } from '@rotadas/contracts/providers/offer-details';
import { z } from 'zod';
import { ChosenPlace } from '../../shared/places/chosen-place.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { parseStored } from '../../shared/storage/read-stored.js';
import { DEPARTS_NOW, DepartureForm } from './departure-form.js';
import { draftOfferKey } from './offer-keys.js';
import type { OfferDraft } from './offer-form.js';

/** A place of the offer; of a tab that was opened before places were chosen it is a text. */
const KeptPlace = z.union([
  z.object({ text: z.string(), place: ChosenPlace.nullable() }),
  z.string().transform((text) => ({ text, place: null })),
]);

/**
 * What is kept in the tab: the form as it stands, and whether it waits for its profile to be
 * completed.
 */
const KeptOffer = z.object({
  draft: z.object({
    type: ServiceType.nullable(),
    from: KeptPlace,
    to: KeptPlace,
    duration: Duration.nullable(),
    description: z.string(),
    showPhone: z.boolean().nullable(),
    // those of a tab that was opened before there were any
    seats: z.int().nullable().default(null),
    loadKg: z.string().default(''),
    price: z.string().default(''),
    per: PriceUnit.nullable().default(null),
    stops: z.array(KeptPlace).default([]),
    ...DepartureForm.extend({
      when: DepartureForm.shape.when.default(DEPARTS_NOW.when),
      day: z.string().default(DEPARTS_NOW.day),
      time: z.string().default(DEPARTS_NOW.time),
    }).shape,
  }) satisfies z.ZodType<OfferDraft>,
  waits: z.boolean(),
});
type KeptOffer = z.infer<typeof KeptOffer>;

const read = (userId: number): KeptOffer | null =>
  parseStored(tabStorage.get(draftOfferKey(userId)), KeptOffer);

const write = (userId: number, kept: KeptOffer): void =>
  tabStorage.set(draftOfferKey(userId), JSON.stringify(kept));

/** The offer that a user began in this tab; null when there is none. */
export const draftOffer = (userId: number): OfferDraft | null => read(userId)?.draft ?? null;

/** Keeps an offer that is being filled in, so that nothing on the way takes it away. */
export function storeDraftOffer(userId: number, draft: OfferDraft): void {
  write(userId, { draft, waits: false });
}

/** Has the kept offer wait until the profile is complete. */
export function storeWaitingOffer(userId: number, draft: OfferDraft): void {
  write(userId, { draft, waits: true });
}

/** Whether an offer waits for the profile; it does so once. */
export function resumeWaitingOffer(userId: number): boolean {
  const kept = read(userId);
  if (kept?.waits !== true) return false;
  write(userId, { ...kept, waits: false });
  return true;
}

/** Forgets the kept offer: it is on the map. */
export const clearDraftOffer = (userId: number): void => tabStorage.remove(draftOfferKey(userId));
