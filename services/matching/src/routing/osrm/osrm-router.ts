import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { z } from 'zod';
import {
  assertNearRoad,
  assertPoint,
  type LngLat,
  MAX_METRES_TO_ROAD,
  NoRouteError,
  type NoRouteReason,
  type MeasuredRoute,
  type DistanceTable,
} from '../domain/router.js';
import { straightLineMetres } from '../domain/point-index.js';

/** OSRM snaps every place to a road, however far away, so distances are checked here. */
export class OsrmRouter {
  private readonly base: string;

  /** @param baseUrl the part before `/route/v1/driving` */
  constructor(baseUrl: string) {
    this.base = baseUrl.replace(/(?<!\/)\/+$/, '');
  }

  async route(from: Coordinates, to: Coordinates, signal: AbortSignal): Promise<MeasuredRoute> {
    const url = this.url('route', [from, to], { overview: 'full', geometries: 'geojson' });
    const { routes, waypoints } = await requestOsrm(url, RouteReply, signal);
    assertNearRoad(from, waypoints[0].distance);
    assertNearRoad(to, waypoints[1].distance);
    const [{ distance, duration, geometry }] = routes;
    assertPlausible(distance, duration, waypoints[0].location, waypoints[1].location);
    return {
      distanceMetres: distance,
      durationSeconds: duration,
      line: geometry.coordinates,
      router: 'osrm',
    };
  }

  async table(
    starts: readonly Coordinates[],
    ends: readonly Coordinates[],
    signal: AbortSignal,
  ): Promise<DistanceTable> {
    const url = this.url('table', [...starts, ...ends], {
      annotations: 'distance,duration',
      sources: starts.map((_, index) => index).join(';'),
      destinations: ends.map((_, index) => starts.length + index).join(';'),
    });
    const { distances, durations, sources, destinations } = await requestOsrm(url, TableReply, signal);
    const isWhole = [distances, durations].every(
      (rows) => rows.length === starts.length && rows.every((row) => row.length === ends.length),
    );
    if (!isWhole || sources.length !== starts.length || destinations.length !== ends.length)
      throw new Error('OSRM returned a table of another size');
    distances.forEach((row, start) =>
      row.forEach((metres, end) => {
        const [seconds, from, to] = [durations[start]?.[end], sources[start], destinations[end]];
        if (metres !== null && typeof seconds === 'number' && from && to)
          assertPlausible(metres, seconds, from.location, to.location);
      }),
    );
    const isOff = ({ distance }: { distance: number }): boolean => distance > MAX_METRES_TO_ROAD;
    const offStarts = sources.map(isOff);
    const offEnds = destinations.map(isOff);
    const onlyNear = (rows: (number | null)[][]): (number | null)[][] =>
      rows.map((row, start) => row.map((cell, end) => (offStarts[start] || offEnds[end] ? null : cell)));
    return { distanceMetres: onlyNear(distances), durationSeconds: onlyNear(durations) };
  }

  private url(service: string, places: readonly Coordinates[], query: Record<string, string>): URL {
    places.forEach(assertPoint);
    const path = places.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const url = new URL(`${this.base}/${service}/v1/driving/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }
}

/** Maximum length and duration of a plausible route, metres and seconds. */
const METRES_MAX = 10_000_000;
const SECONDS_MAX = 30 * 24 * 3_600;

/** Tolerance below the straight line, for rounding: a share, and metres. */
const TOLERANCE_SHARE = 0.01;
const TOLERANCE_METRES = 100;

/** Maximum average speed, m/s. */
const SPEED_MAX = 200 / 3.6;

/** Rejects routes that are shorter than the straight line, longer than the country or too fast. */
function assertPlausible(metres: number, seconds: number, from: LngLat, to: LngLat): void {
  const straight = straightLineMetres(from[1], from[0], to[1], to[0]);
  const isTooShort = metres < straight * (1 - TOLERANCE_SHARE) - TOLERANCE_METRES;
  const isTooFast = metres > SPEED_MAX * seconds + TOLERANCE_METRES;
  if (isTooShort || isTooFast || metres > METRES_MAX || seconds > SECONDS_MAX)
    throw new Error(`OSRM returned ${metres} m in ${seconds} s for places ${straight} m apart`);
}

/** About ten times the longest route in the country, bytes. */
const BODY_MAX = 8_000_000;

/** OSRM codes that mean that there is no route. All others are failures. */
const NO_ROUTE_REASONS: ReadonlyMap<string, NoRouteReason> = new Map([
  ['NoRoute', 'no-route'],
  ['NoTable', 'no-route'],
  ['NoSegment', 'off-the-roads'],
]);

/** Rejects with a `NoRouteError` if there is no route, and with another error if OSRM fails. */
async function requestOsrm<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.infer<Schema>> {
  const response = await fetch(url, { signal, redirect: 'error' });
  const body = await readBody(response);
  if (response.ok) return schema.parse(body);
  const error = ErrorReply.safeParse(body);
  const reason = response.status === 400 ? NO_ROUTE_REASONS.get(error.data?.code ?? '') : undefined;
  if (reason !== undefined) throw new NoRouteError(reason, null);
  throw new Error(`OSRM returned ${response.status} ${error.data?.code ?? ''}`.trimEnd());
}

/** Throws above BODY_MAX bytes, without reading the rest. */
async function readBody({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_MAX) throw new Error(`OSRM returned more than ${BODY_MAX} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

const Metres = z.number().nonnegative();
const Seconds = z.number().nonnegative();
const ReplyPoint = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const Waypoint = z.object({ distance: Metres, location: ReplyPoint });

const RouteReply = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        distance: Metres,
        duration: Seconds,
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(ReplyPoint).min(2) }),
      }),
    ],
    z.unknown(),
  ),
  waypoints: z.tuple([Waypoint, Waypoint]),
});

const TableReply = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(Metres.nullable())),
  durations: z.array(z.array(Seconds.nullable())),
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
});

const ErrorReply = z.object({ code: z.string() });
