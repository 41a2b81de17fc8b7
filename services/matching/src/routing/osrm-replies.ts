import { z } from 'zod';

const Metres = z.number().nonnegative();
const Seconds = z.number().nonnegative();
const LngLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** Where a place was put on a road. */
const Waypoint = z.object({ distance: Metres, location: LngLat });

/** The answer of `/route/v1`. */
export const RouteReply = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        distance: Metres,
        duration: Seconds,
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(LngLat).min(2) }),
      }),
    ],
    z.unknown(),
  ),
  waypoints: z.tuple([Waypoint, Waypoint]),
});

/** The answer of `/table/v1`; null where there is no way. */
export const TableReply = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(Metres.nullable())),
  durations: z.array(z.array(Seconds.nullable())),
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
});

/** The answer of `/nearest/v1`. */
export const NearestReply = z.object({ code: z.literal('Ok'), waypoints: z.tuple([Waypoint], z.unknown()) });

/** What comes with a status of 400. */
export const RefusalReply = z.object({ code: z.string() });
