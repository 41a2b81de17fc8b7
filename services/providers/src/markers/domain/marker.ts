import { type Cell, toCell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { roundPoint } from '@rotadas/contracts/primitives/coordinates';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { toOfferFields } from '@rotadas/contracts/providers/provider';
import { shownRating } from '@rotadas/contracts/primitives/shown-rating';
import type { PublicFields } from '../../offers/domain/profile.js';
import { isOver } from '../../offers/domain/offer-expiry.js';

/** `receivedAt` is server time, epoch ms: clocks of computers can be wrong. */
export interface ReceivedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly receivedAt: number;
}

/** How long the last position of an ended session is kept. */
export const LAST_POSITION_MAX_AGE_MS = RETENTION_DAYS.lastPosition * 24 * 3_600_000;

export interface MarkerContent extends PublicFields {
  /** When the offer ends, epoch ms; null if never. */
  readonly endsAt: number | null;
  readonly offer: Pick<Offer, 'type' | 'from' | 'to' | 'description' | 'showPhone'> & OfferDetails;
}

export interface MarkerSource extends MarkerContent {
  readonly userId: number;
  readonly session: number;
}

export interface Marker extends ReceivedPosition, MarkerContent {
  readonly userId: number;
  /** Grows with every change of the marker: microseconds of Redis's clock. */
  readonly version: number;
}

export interface ReplacedMarker {
  readonly previousCell: Cell | null;
  readonly version: number;
}

export interface Move extends ReceivedPosition {
  readonly userId: number;
  /** Epoch ms by the clock of the device, only comparable within that device; null if unknown. */
  readonly deviceAt: number | null;
  /** Whether a phone app sent it. Phones have correct clocks, so their times are comparable. */
  readonly isFromDevice: boolean;
  readonly cell: Cell;
}

/** The outcome is `undecided` if the Redis node of the marker is unavailable. */
export interface StoredMove extends ReplacedMarker {
  readonly move: Move;
  readonly outcome: PositionOutcome;
  /** Epoch ms; null without a previous position. */
  readonly previousAt: number | null;
}

export function toMove(
  { userId, at: deviceAt, isFromDevice = false, ...place }: Position,
  receivedAt: number,
): Move {
  const point = roundPoint(place);
  return { userId, ...point, receivedAt, deviceAt, isFromDevice, cell: toCell(point) };
}

/** The public view at `now`, epoch ms; null if the offer has ended. */
export function toVersionedProvider(marker: Marker | null, now: number): VersionedProvider | null {
  if (!marker || isOver(marker.endsAt, now)) return null;
  const { offer } = marker;
  return {
    id: marker.userId,
    fullName: marker.fullName,
    latitude: marker.latitude,
    longitude: marker.longitude,
    phone: offer.showPhone ? marker.phone : null,
    at: marker.receivedAt,
    endsAt: marker.endsAt,
    ...shownRating(marker),
    ...toOfferFields(offer),
    version: marker.version,
  };
}
