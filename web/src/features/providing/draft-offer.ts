import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { PriceUnit } from '@rotadas/contracts/providers/offer-details';
import { z } from 'zod';
import { ChosenPlace } from '../../shared/places/chosen-place.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { parseStored } from '../../shared/storage/read-stored.js';
import { DEPARTS_NOW, DepartureForm } from './departure-form.js';
import { draftOfferKey } from '../../shared/storage/user-keys.js';
import type { OfferDraft } from './offer-form.js';
import { Duration } from '@rotadas/contracts/primitives/timestamp';

/** Older versions stored a place as text. */
const StoredPlace = z.union([
  z.object({ text: z.string(), place: ChosenPlace.nullable() }),
  z.string().transform((text) => ({ text, place: null })),
]);

/** The draft stored in the tab, and whether it waits for the profile to be completed. */
const StoredDraft = z.object({
  draft: z.object({
    type: ServiceType.nullable(),
    from: StoredPlace,
    to: StoredPlace,
    duration: Duration.nullable(),
    description: z.string(),
    showPhone: z.boolean().nullable(),
    // older versions did not store these
    seats: z.int().nullable().default(null),
    loadKg: z.string().default(''),
    price: z.string().default(''),
    per: PriceUnit.nullable().default(null),
    stops: z.array(StoredPlace).default([]),
    ...DepartureForm.extend({
      when: DepartureForm.shape.when.default(DEPARTS_NOW.when),
      day: z.string().default(DEPARTS_NOW.day),
      time: z.string().default(DEPARTS_NOW.time),
    }).shape,
  }) satisfies z.ZodType<OfferDraft>,
  waits: z.boolean(),
});
type StoredDraft = z.infer<typeof StoredDraft>;

const read = (userId: number): StoredDraft | null =>
  parseStored(tabStorage.get(draftOfferKey(userId)), StoredDraft);

const write = (userId: number, stored: StoredDraft): void =>
  tabStorage.set(draftOfferKey(userId), JSON.stringify(stored));

export const readDraftOffer = (userId: number): OfferDraft | null => read(userId)?.draft ?? null;

export function storeDraftOffer(userId: number, draft: OfferDraft): void {
  write(userId, { draft, waits: false });
}

/** Stores a draft that is resumed when the profile is complete. */
export function pauseDraft(userId: number, draft: OfferDraft): void {
  write(userId, { draft, waits: true });
}

export function resumePausedDraft(userId: number): boolean {
  const stored = read(userId);
  if (stored?.waits !== true) return false;
  write(userId, { ...stored, waits: false });
  return true;
}

export const clearDraftOffer = (userId: number): void => tabStorage.remove(draftOfferKey(userId));
