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
export function markerFields(record: ProviderRecord, position: TimedPosition): string[] {
  return Object.entries({
    position: positionField(position),
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
 * The field `position` of a provider's hash: one text, since its parts change together, and each further field that a position writes would
 * cost Redis about a tenth more.
 */
export function positionField({ latitude, longitude, at }: TimedPosition): string {
  return `${latitude} ${longitude} ${at}`;
}

/** What the field holds; undefined when it is missing or holds something else. */
export function readPosition(field: string | null | undefined): TimedPosition | undefined {
  const [latitude, longitude, at] = field?.split(' ') ?? [];
  if (!latitude || !longitude || !at) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude), at: Number(at) };
}
