import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Offer } from './offer.js';
import { ActiveProvider } from './provider.js';

export const PLANNED_MAX = 5;

/** Maximum number of offers planned per user and day in Türkiye, withdrawn ones included. */
export const PLANS_PER_DAY = 20;

/** Maximum time from planning to departure. */
export const PLANNED_AHEAD_MAX_MS = 7 * 24 * 3_600_000;

/** How long after its departure a planned offer can be started. */
export const DEPARTURE_WAIT_MS = 30 * 60_000;

export const DEPARTURE_FAULTS = {
  past: 'Kalkış zamanı ileride olmalı. Şimdi çıkıyorsan “Şimdi”yi seç.',
  far: 'En çok 7 gün sonrası için plan yapabilirsin.',
} as const;

/** Both in ms. Returns a Turkish text; null if it is valid. */
export function departureFault(departsAt: number, now: number): string | null {
  if (departsAt <= now) return DEPARTURE_FAULTS.past;
  return departsAt - now > PLANNED_AHEAD_MAX_MS ? DEPARTURE_FAULTS.far : null;
}

export const PlannedOffer = Offer.extend({ departsAt: EpochMs });
export type PlannedOffer = z.infer<typeof PlannedOffer>;

/** The fields of a planned offer that others see before its departure. */
export const PlannedProvider = ActiveProvider.omit({ at: true }).extend({
  offerId: SerialId,
  departsAt: EpochMs,
  /** The start of its route; null if no place was chosen. */
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  /** When it was planned or last changed, epoch ms. */
  at: EpochMs,
});
export type PlannedProvider = z.infer<typeof PlannedProvider>;
