import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { detailsOf, OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { Marker, MarkerContent, ReceivedPosition } from '../domain/marker.js';

/**
 * The fields of a marker's hash that no position changes, as name, value, name, value; an empty
 * text stands for null. The details of the offer are one field of JSON, and none where it has none.
 */
export function markerFields({ fullName, phone, endsAt, offer }: MarkerContent): string[] {
  const details = detailsOf(offer);
  return Object.entries({
    fullName,
    phone: phone ?? '',
    endsAt: String(endsAt ?? ''),
    type: offer.type,
    from: offer.from,
    to: offer.to,
    description: offer.description ?? '',
    showPhone: offer.showPhone ? '1' : '0',
    ...(Object.keys(details).length > 0 && { details: JSON.stringify(details) }),
  }).flat();
}

/** The marker that a hash holds; null where the hash is gone or its provider went offline. */
export function readMarker(userId: number, hash: Readonly<Record<string, string>>): Marker | null {
  const field = hash['position'];
  const position = readPosition(field);
  const type = ServiceType.safeParse(hash['type']);
  if (!field || !position || !type.success) return null;
  return {
    userId,
    ...position,
    version: readVersion(field),
    fullName: hash['fullName'] ?? '',
    phone: hash['phone'] || null,
    endsAt: hash['endsAt'] ? Number(hash['endsAt']) : null,
    offer: {
      type: type.data,
      from: hash['from'] ?? '',
      to: hash['to'] ?? '',
      description: hash['description'] || null,
      showPhone: hash['showPhone'] === '1',
      ...(hash['details'] && OfferDetails.parse(JSON.parse(hash['details']))),
    },
  };
}

/**
 * What a position writes to the field `position` of a marker's hash; a script puts the marker's
 * version in front of it. `deviceAt` is when the device took it, epoch ms by its own clock; null
 * where it did not say. It is one text, because all of it changes together, and each further field
 * that a position reads or writes costs Redis about a tenth more.
 */
export function positionText(
  { latitude, longitude, receivedAt }: ReceivedPosition,
  deviceAt: number | null = null,
): string {
  return `${deviceAt ?? ''} ${latitude} ${longitude} ${receivedAt}`;
}

/** The position in the field; null where it is missing or holds something else. */
export function readPosition(field: string | null | undefined): ReceivedPosition | null {
  const [, , latitude, longitude, receivedAt] = field?.split(' ') ?? [];
  if (!latitude || !longitude || !receivedAt) return null;
  return { latitude: Number(latitude), longitude: Number(longitude), receivedAt: Number(receivedAt) };
}

/** The marker's version, which stands first in the field. */
export function readVersion(field: string): number {
  return Number(field.split(' ', 1)[0]);
}

/** The cell of the position in the field; null where there is none. */
export function readCell(field: string | null | undefined): Cell | null {
  const position = readPosition(field);
  return position && cellOf(position);
}
