import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { detailsOf, type OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { isOver } from '../../offers/domain/offer-end.js';

/** A point, and when the service received it, epoch ms: clocks of devices are wrong. */
export interface ReceivedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly receivedAt: number;
}

/** How long the last position of an ended session is kept, ms. */
export const LAST_POSITION_MAX_AGE_MS = 24 * 3_600_000;

/** What a marker shows of a provider's record. */
export interface MarkerContent {
  readonly fullName: string;
  readonly phone: string | null;
  /** When the offer ends by itself, epoch ms; null if it never does. */
  readonly endsAt: number | null;
  readonly offer: Pick<Offer, 'type' | 'from' | 'to' | 'description' | 'showPhone'> & OfferDetails;
}

/** A provider to be put on the map in a session. */
export interface MarkerSource extends MarkerContent {
  readonly userId: number;
  readonly session: number;
}

/** A provider on the map. */
export interface Marker extends ReceivedPosition, MarkerContent {
  readonly userId: number;
  /** Grows with every change of the marker: microseconds of Redis's clock. */
  readonly version: number;
}

/** What a change of a marker replaced. */
export interface ReplacedMarker {
  /** The cell that the marker was in; null if there was none. */
  readonly previousCell: Cell | null;
  /** The version after the change. */
  readonly version: number;
}

/** A position to be stored. */
export interface Move extends ReceivedPosition {
  readonly userId: number;
  /**
   * When the device took it, epoch ms by its own clock; null if unknown. Only comparable with
   * positions of the same device.
   */
  readonly deviceAt: number | null;
  readonly cell: Cell;
}

/** A move and its outcome; `undecided` if the move's Redis node is unavailable. */
export interface StoredMove extends ReplacedMarker {
  readonly move: Move;
  readonly outcome: PositionOutcome;
  /** When the previous position was received, epoch ms; null if there was none. */
  readonly previousAt: number | null;
}

/** The move of a position that was received at `receivedAt`, epoch ms. */
export function toMove({ userId, at: deviceAt, ...place }: Position, receivedAt: number): Move {
  const point = roundedPoint(place);
  return { userId, ...point, receivedAt, deviceAt, cell: cellOf(point) };
}

/**
 * The public view of a marker at `now`, epoch ms; null without a marker or if its offer has ended.
 * It has a phone only if the provider shows it.
 */
export function toVersionedProvider(marker: Marker | null, now: number): VersionedProvider | null {
  if (!marker || isOver(marker.endsAt, now)) return null;
  const { offer } = marker;
  return {
    id: marker.userId,
    fullName: marker.fullName,
    latitude: marker.latitude,
    longitude: marker.longitude,
    activeService: offer.type,
    serviceFrom: offer.from,
    serviceTo: offer.to,
    serviceDescription: offer.description,
    phone: offer.showPhone ? marker.phone : null,
    at: marker.receivedAt,
    endsAt: marker.endsAt,
    ...detailsOf(offer),
    version: marker.version,
  };
}
