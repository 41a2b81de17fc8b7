import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { PhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { z } from 'zod';
import { PlaceDraft } from '../../shared/places/chosen-place.js';
import { tabStorage } from '../../shared/storage/browser-storage.js';
import { parseStored } from '../../shared/storage/read-stored.js';
import { DEPARTS_NOW, DepartureForm } from './departure-form.js';
import { DetailsDraft } from './details-form.js';
import { offerDraftKey } from '../../shared/storage/user-keys.js';
import type { OfferDraft } from './offer-form.js';
import { Duration } from '@rotadas/contracts/primitives/timestamp';

/** The draft stored in the tab, and whether it is paused until the profile is complete. */
const StoredDraft = z.object({
  draft: z.object({
    type: ServiceType.nullable(),
    from: PlaceDraft,
    to: PlaceDraft,
    duration: Duration.nullable(),
    description: z.string(),
    // Older versions did not store these
    phoneVisibility: PhoneVisibility.default('on-agreement'),
    womenOnly: z.boolean().default(false),
    ...DetailsDraft.shape,
    ...DepartureForm.extend({
      when: DepartureForm.shape.when.default(DEPARTS_NOW.when),
      day: z.string().default(DEPARTS_NOW.day),
      time: z.string().default(DEPARTS_NOW.time),
    }).shape,
  }) satisfies z.ZodType<OfferDraft>,
  isPaused: z.boolean(),
});
type StoredDraft = z.infer<typeof StoredDraft>;

const read = (userId: number): StoredDraft | null =>
  parseStored(tabStorage.get(offerDraftKey(userId)), StoredDraft);

const write = (userId: number, stored: StoredDraft): void =>
  tabStorage.set(offerDraftKey(userId), JSON.stringify(stored));

export const readOfferDraft = (userId: number): OfferDraft | null => read(userId)?.draft ?? null;

export function storeOfferDraft(userId: number, draft: OfferDraft): void {
  write(userId, { draft, isPaused: false });
}

/** Stores a draft that is resumed when the profile is complete. */
export function pauseOfferDraft(userId: number, draft: OfferDraft): void {
  write(userId, { draft, isPaused: true });
}

export function resumeOfferDraft(userId: number): boolean {
  const stored = read(userId);
  if (stored?.isPaused !== true) return false;
  write(userId, { ...stored, isPaused: false });
  return true;
}

export const clearOfferDraft = (userId: number): void => tabStorage.remove(offerDraftKey(userId));
