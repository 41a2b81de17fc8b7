import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { NumberText } from '../primitives/query-numbers.js';
import { asciiText } from '../primitives/text.js';

/** Limit of the body, bytes: apps send many fields that are not read, such as region names. */
export const DEVICE_BODY_BYTES = 16_384;

/** Positions with a greater error radius are dropped. */
export const ERROR_RADIUS_MAX_METRES = 500;

/** Any short text: a wrong token must end in 401, not in 400. */
const SentToken = asciiText(64);

const EPOCH = /^\d{1,16}(\.\d{1,9})?$/;

/** Greater numbers are ms: as s they are later than the year 5000, as ms from 1973 on. */
const SECONDS_MAX = 1e11;

const DATE_AND_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?$/i;

/** Accepts epoch s or ms, ISO 8601 or `yyyy-MM-dd HH:mm:ss` (UTC without a zone), as epoch ms. */
const TimeText = asciiText(40).transform(toEpochMs).pipe(z.number());

function toEpochMs(text: string): number {
  if (EPOCH.test(text)) {
    const time = Number(text);
    return time < SECONDS_MAX ? time * 1_000 : time;
  }
  const [, date, time, zone = 'Z'] = DATE_AND_TIME.exec(text) ?? [];
  return Date.parse(`${date}T${time}${zone}`);
}

const EXAMPLE_TOKEN = 'q0Vn3tYxT5mWc2aRk8eZ1A';

/** OpenAPI shows these schemas as apps send them, so the example is set by hand. */
const withExample = (title: string, example: object) => ({ title, override: { examples: [example] } });

/** A position of OwnTracks in HTTP mode (owntracks.org/booklet/tech/json). Drops other fields. */
export const OwnTracksLocation = z
  .object({
    _type: z.literal('location'),
    lat: Latitude,
    lon: Longitude,
    /** When the position was taken, epoch s. */
    tst: z.number(),
    /** Radius of the error in metres. */
    acc: z.number().optional(),
    /** Battery, percent. */
    batt: z.number().optional(),
  })
  .meta(
    withExample('OwnTracks', {
      _type: 'location',
      lat: 39.92077,
      lon: 32.85411,
      tst: 1_795_946_400,
      acc: 12,
      vel: 43,
      batt: 82,
    }),
  );

/** A position of Traccar Client 9. Drops other fields. */
export const TraccarLocation = z
  .object({
    device_id: SentToken,
    location: z.object({
      /** When the position was taken, ISO 8601. */
      timestamp: TimeText,
      coords: z.object({
        latitude: Latitude,
        longitude: Longitude,
        /** Radius of the error in metres. */
        accuracy: z.number().optional(),
      }),
      /** `level` is 0 to 1, or -1 if unknown. */
      battery: z.object({ level: z.number().optional() }).optional(),
    }),
  })
  .meta(
    withExample('Traccar Client 9', {
      device_id: EXAMPLE_TOKEN,
      location: {
        timestamp: '2026-11-29T10:00:00.000Z',
        coords: { latitude: 39.92077, longitude: 32.85411, accuracy: 12, speed: 11.9, heading: 90 },
        battery: { level: 0.82, is_charging: false },
        is_moving: true,
      },
    }),
  );

/**
 * A position in a query or form, as Traccar Client from version 10, OsmAnd and GPS trackers send
 * it. Drops other fields.
 */
export const OsmAndQuery = z
  .object({
    id: SentToken,
    lat: NumberText(Latitude),
    lon: NumberText(Longitude),
    /** When the position was taken: epoch s, epoch ms, ISO 8601, `yyyy-MM-dd HH:mm:ss`; or now. */
    timestamp: TimeText.optional(),
    /** Radius of the error in metres. */
    accuracy: NumberText(z.number()).optional(),
    /** Battery, percent. */
    batt: NumberText(z.number()).optional(),
  })
  .meta(
    withExample('OsmAnd', {
      id: EXAMPLE_TOKEN,
      lat: 39.92077,
      lon: 32.85411,
      timestamp: '1795946400',
      accuracy: 12,
      batt: 82,
    }),
  );
