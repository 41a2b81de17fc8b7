import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ProviderRecord } from './provider-record.js';

/** A point and when the device was there, ms. */
export interface TimedPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

/** What the map shows of a provider. */
export interface Marker extends TimedPosition {
  readonly userId: number;
  readonly fullName: string;
  readonly phone: string | null;
  readonly endsAt: number | null;
  readonly offer: Pick<Offer, 'type' | 'from' | 'to' | 'description' | 'showPhone'>;
}

/** The fields of a provider's hash that no position changes, as name, value, name, value; an empty text stands for null. */
export function markerFields(record: ProviderRecord): string[] {
  return Object.entries({
    fullName: record.fullName,
    phone: record.phone ?? '',
    endsAt: String(record.endsAt ?? ''),
    type: record.offer.type,
    from: record.offer.from,
    to: record.offer.to,
    description: record.offer.description ?? '',
    showPhone: record.offer.showPhone ? '1' : '0',
  }).flat();
}

/** The marker that a hash holds; undefined when the hash is gone or its provider went offline. */
export function readMarker(userId: number, hash: Readonly<Record<string, string>>): Marker | undefined {
  const position = readPosition(hash['position']);
  const type = ServiceType.safeParse(hash['type']);
  if (!position || !type.success) return undefined;
  return {
    userId,
    ...position,
    fullName: hash['fullName'] ?? '',
    phone: hash['phone'] || null,
    endsAt: hash['endsAt'] ? Number(hash['endsAt']) : null,
    offer: {
      type: type.data,
      from: hash['from'] ?? '',
      to: hash['to'] ?? '',
      description: hash['description'] || null,
      showPhone: hash['showPhone'] === '1',
    },
  };
}

/**
 * What a position brings to the field `position` of a provider's hash; a script puts the marker's version in front of it. `deviceAt` is when the
 * device took it, ms by its own clock; nothing where it did not say. One text, since all of it changes together, and each further field that a
 * position reads or writes would cost Redis about a tenth more.
 */
export function positionText(
  { latitude, longitude, at }: TimedPosition,
  deviceAt: number | null = null,
): string {
  return `${deviceAt ?? ''} ${latitude} ${longitude} ${at}`;
}

/** The position in the field; undefined when it is missing or holds something else. */
export function readPosition(field: string | null | undefined): TimedPosition | undefined {
  const [, , latitude, longitude, at] = field?.split(' ') ?? [];
  if (!latitude || !longitude || !at) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), at: Number(at) };
}

/** The marker's version, which stands first in the field. */
export function readVersion(field: string): number {
  return Number(field.split(' ', 1)[0]);
}

/** The cell of the position in the field; empty when there is none. */
export function cellIn(field: string | null | undefined): Cell | '' {
  const position = readPosition(field);
  return position ? cellOf(position) : '';
}
