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

/**
 * The fields of a provider's hash, as name, value, name, value; an empty text stands for null. What every position changes stands first: Redis
 * keeps a small hash as a list, and looks through it from there.
 */
export function markerFields(record: ProviderRecord, position: TimedPosition, cell: string): string[] {
  return Object.entries({
    at: String(position.at),
    latitude: String(position.latitude),
    longitude: String(position.longitude),
    cell,
    deviceAt: '',
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
  const position = readPosition(hash['latitude'], hash['longitude'], hash['at']);
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

/** The position that fields of a hash hold; undefined when they hold none. */
export function readPosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
  at: string | null | undefined,
): TimedPosition | undefined {
  if (!latitude || !longitude || !at) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), at: Number(at) };
}
