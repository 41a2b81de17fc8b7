import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Offer, OfferInput } from './offer.js';
import { OFFER_KINDS } from './offer-kinds.js';
import { ActiveProvider } from './provider.js';

/** The most offers that one user may have planned at a time. */
export const PLANNED_MAX = 5;

/** The most offers that one user may plan on a calendar day of Türkiye, withdrawn ones included. */
export const PLANS_PER_DAY = 20;

/** As far ahead as an offer may be planned, ms. */
export const PLANNED_AHEAD_MAX_MS = 7 * 24 * 3_600_000;

/** How long after its departure a planned offer waits for its provider to go online with it, ms. */
export const DEPARTURE_WAIT_MS = 30 * 60_000;

/** What is wrong with a departure, in Turkish. */
export const DEPARTURE_FAULTS = {
  past: 'Kalkış zamanı ileride olmalı. Şimdi çıkıyorsan “Şimdi”yi seç.',
  far: 'En çok 7 gün sonrası için plan yapabilirsin.',
} as const;

/** What is wrong with a departure at `departsAt`, asked at `now`, both ms; null if nothing is. */
export function departureFault(departsAt: number, now: number): string | null {
  if (departsAt <= now) return DEPARTURE_FAULTS.past;
  return departsAt - now > PLANNED_AHEAD_MAX_MS ? DEPARTURE_FAULTS.far : null;
}

const Departure = EpochMs.superRefine((departsAt, context) => {
  const message = departureFault(departsAt, Date.now());
  if (message !== null) context.addIssue({ code: 'custom', message });
}).meta({ description: 'When it departs, ms: from now on and within 7 days' });

/** The body of POST /api/services: an offer for now, or with `departsAt` one that is planned. */
export const NewOffer = OfferInput.safeExtend({ departsAt: Departure.optional() }).meta({
  anyOf: OFFER_KINDS,
});
export type NewOffer = z.infer<typeof NewOffer>;

/** What a planned offer is to say: all of it, as when it was planned. */
export const PlannedInput = OfferInput.safeExtend({ departsAt: Departure }).meta({ anyOf: OFFER_KINDS });
export type PlannedInput = z.infer<typeof PlannedInput>;

/** An offer that begins later; it is active only once its provider goes online with it. */
export const PlannedOffer = Offer.extend({ departsAt: EpochMs });
export type PlannedOffer = z.infer<typeof PlannedOffer>;

/**
 * Whoever planned an offer, as everybody sees it in matches and lists: like a provider on the map,
 * which it is not before its departure. A provider is there once for each of its planned offers.
 */
export const PlannedProvider = ActiveProvider.omit({ at: true }).extend({
  offerId: SerialId,
  departsAt: EpochMs,
  /** Where its way begins; null where its name was written and no place was chosen. */
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  /** When it was planned or last changed, ms. */
  at: EpochMs,
});
export type PlannedProvider = z.infer<typeof PlannedProvider>;
