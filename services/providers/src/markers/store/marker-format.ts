import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { type Cell, toCell } from '@rotadas/contracts/live/cell';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { pickOfferDetails, OfferDetails } from '@rotadas/contracts/providers/offer-details';
import { PositionOutcome } from '@rotadas/contracts/providers/position';
import type { PublicFields } from '../../offers/domain/profile.js';
import type {
  Marker,
  MarkerSource,
  Move,
  ReceivedPosition,
  ReplacedMarker,
  StoredMove,
} from '../domain/marker.js';

/**
 * Format of markers in Redis; their keys are in `marker-layout.ts`, the scripts that write them in
 * `marker-scripts.ts`.
 *
 * A marker is a hash:
 * - `position`: version, deviceAt, latitude, longitude and receivedAt in one text, because each
 *   field that a position changes costs Redis time;
 * - `session`;
 * - the content, in which an empty text is null.
 *
 * After a session ends, the hash has `version` and, for a day, `lastPosition` instead. Scripts that
 * write a position also write the geo-set.
 */

export const FIELDS = { position: 'position', lastPosition: 'lastPosition', session: 'session' } as const;

/** Null if the hash is missing or its session has ended. */
export function readMarker(userId: number, hash: Readonly<Record<string, string>>): Marker | null {
  const field = hash['position'];
  const position = readPosition(field);
  const type = ServiceType.safeParse(hash['type']);
  if (!field || !position || !type.success) return null;
  return {
    userId,
    ...position,
    version: Number(field.split(' ', 1)[0]),
    fullName: hash['fullName'] ?? '',
    phone: hash['phone'] || null,
    rating: Number(hash['rating'] ?? 0),
    ratings: Number(hash['ratings'] ?? 0),
    endsAt: hash['endsAt'] ? Number(hash['endsAt']) : null,
    offer: {
      type: type.data,
      from: hash['from'] ?? '',
      to: hash['to'] ?? '',
      description: hash['description'] || null,
      showPhone: hash['showPhone'] === '1',
      ...readDetails(userId, hash['details']),
    },
  };
}

export function readPosition(field: string | null | undefined): ReceivedPosition | null {
  const [, , latitude, longitude, receivedAt] = field?.split(' ') ?? [];
  if (!latitude || !longitude || !receivedAt) return null;
  return { latitude: Number(latitude), longitude: Number(longitude), receivedAt: Number(receivedAt) };
}

/** Used by tests and the benchmark, which write markers without a script. */
export function markerHash(source: MarkerSource, position: ReceivedPosition, version: number): string[] {
  const field = `${version} ${positionText(position, null)}`;
  return ['position', field, ...markerFields(source)];
}

/** All fields except the position, as a flat list of names and values. */
export function markerFields({ session, endsAt, offer, ...profile }: MarkerSource): string[] {
  const content = Object.entries({
    session: String(session),
    endsAt: String(endsAt ?? ''),
    type: offer.type,
    from: offer.from,
    to: offer.to,
    description: offer.description ?? '',
    showPhone: offer.showPhone ? '1' : '0',
    details: detailsText(offer),
  });
  return [...profileFields(profile), ...content.flat()];
}

export function profileFields({ fullName, phone, rating, ratings }: PublicFields): string[] {
  const profile = { fullName, phone: phone ?? '', rating: String(rating), ratings: String(ratings) };
  return Object.entries(profile).flat();
}

function detailsText(offer: OfferDetails): string {
  const details = pickOfferDetails(offer);
  return Object.keys(details).length > 0 ? JSON.stringify(details) : '';
}

/** A marker with unreadable details, such as those of a newer version, is shown without them. */
function readDetails(userId: number, text: string | undefined): OfferDetails {
  if (!text) return {};
  try {
    return OfferDetails.parse(JSON.parse(text));
  } catch {
    // The error of JSON.parse quotes the text, which may contain personal data.
    new Logger('MarkerDetails').warn({ userId }, 'The details of a marker are unreadable');
    return {};
  }
}

/** Returns the text without the version, which a script prepends. */
export function positionText(position: ReceivedPosition, deviceAt: number | null): string {
  return `${deviceAt ?? ''} ${position.latitude} ${position.longitude} ${position.receivedAt}`;
}

function readPrevious(field: string): { previousCell: Cell | null; previousAt: number | null } {
  const position = readPosition(field);
  return { previousCell: position && toCell(position), previousAt: position && position.receivedAt };
}

/** The maximum latitude of a geo-set, degrees: the limit of Web Mercator, 85.05112878. */
const GEO_LATITUDE_MAX = 85.0511;

/** The maximum longitude, degrees: Redis 7 stores 180 outside its grid and cannot find it. */
const GEO_LONGITUDE_MAX = 179.99999;

export function geoPlace({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.max(-GEO_LATITUDE_MAX, Math.min(latitude, GEO_LATITUDE_MAX)),
    longitude: Math.min(longitude, GEO_LONGITUDE_MAX),
  };
}

const Replaced = z.union([z.tuple([z.literal(0)]), z.tuple([z.literal(1), z.string(), z.coerce.number()])]);

export function readReplaced(reply: unknown): ReplacedMarker | null {
  const [done, before, version] = Replaced.parse(reply);
  return done === 0 ? null : { previousCell: readPrevious(before).previousCell, version };
}

const MoveReply = z.object({
  outcomes: z.array(PositionOutcome.exclude(['undecided'])),
  previous: z.array(z.string()),
  versions: z.array(z.string()),
});

/** The outcomes are in the order of `moves`. */
export function readMoves(reply: unknown, moves: readonly Move[]): StoredMove[] {
  const { outcomes, previous, versions } = MoveReply.parse(JSON.parse(z.string().parse(reply)));
  return moves.map((move, index) => {
    const [outcome, before, version] = [outcomes[index], previous[index], versions[index]];
    if (outcome === undefined || before === undefined || version === undefined)
      throw new RangeError(`${outcomes.length} outcomes for ${moves.length} moves`);
    return { move, outcome, ...readPrevious(before), version: Number(version) };
  });
}
