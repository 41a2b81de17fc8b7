import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';

/**
 * A point, and when this side received it, epoch ms: what others see, since the clocks of devices
 * are wrong.
 */
export interface ReceivedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly receivedAt: number;
}

/** How long the last position of an ended session is kept, ms. */
export const LAST_POSITION_MAX_AGE_MS = 24 * 3_600_000;

/** What of a provider's record its marker shows. */
export interface MarkerContent {
  readonly fullName: string;
  readonly phone: string | null;
  /** When the offer ends by itself, epoch ms; null where it never does. */
  readonly endsAt: number | null;
  readonly offer: Pick<Offer, 'type' | 'from' | 'to' | 'description' | 'showPhone'> & OfferDetails;
}

/** A provider on the map. */
export interface Marker extends ReceivedPosition, MarkerContent {
  readonly userId: number;
  /** Grows with every change of the marker: microseconds of Redis's clock. */
  readonly version: number;
}
