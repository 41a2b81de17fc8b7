import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { asciiText } from '../primitives/text.js';

/** A position of OwnTracks in HTTP mode (owntracks.org/booklet/tech/json). Drops other fields. */
export const OwnTracksLocation = z.object({
  _type: z.literal('location'),
  lat: Latitude,
  lon: Longitude,
  /** When the position was taken, epoch s. */
  tst: z.number(),
  /** Radius of the error, m. */
  acc: z.number().optional(),
  /** Battery, percent. */
  batt: z.number().optional(),
});

/** A position of Traccar Client 9 or later. Drops other fields. */
export const TraccarLocation = z.object({
  device_id: asciiText(64),
  location: z.object({
    /** When the position was taken, ISO 8601. */
    timestamp: asciiText(40),
    coords: z.object({
      latitude: Latitude,
      longitude: Longitude,
      /** Radius of the error, m. */
      accuracy: z.number().optional(),
    }),
    /** `level` is 0 to 1, or -1 if unknown. */
    battery: z.object({ level: z.number().optional() }).optional(),
  }),
});

/** A position in a query or form, as OsmAnd, older Traccar Clients and GPS trackers send it. */
export const OsmAndQuery = z.object({
  id: asciiText(64),
  lat: asciiText(30),
  lon: asciiText(30),
  /** When the position was taken: epoch s, epoch ms or ISO 8601; now if missing. */
  timestamp: asciiText(40).optional(),
  /** Radius of the error, m. */
  accuracy: asciiText(30).optional(),
  /** Battery, percent. */
  batt: asciiText(30).optional(),
});
