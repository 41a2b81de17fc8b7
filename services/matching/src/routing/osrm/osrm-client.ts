import { z } from 'zod';
import { NoWayError, type NoWayReason } from '../domain/router.js';

/** The longest way through the country has a tenth of this in full, bytes. */
const BODY_MAX = 8_000_000;

/** Refusals that are answers, by OSRM's codes; all others mean that something is wrong. */
const ANSWERS: ReadonlyMap<string, NoWayReason> = new Map([
  ['NoRoute', 'no-route'],
  ['NoTable', 'no-route'],
  ['NoSegment', 'off-the-roads'],
]);

/**
 * Asks OSRM over HTTP. Rejects with a `NoWayError` where OSRM finds no way, and with any other
 * error when it cannot be reached, fails, or answers in another shape than `schema`.
 */
export async function askOsrm<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.infer<Schema>> {
  const response = await fetch(url, { signal, redirect: 'error' });
  const body = await bodyOf(response);
  if (response.ok) return schema.parse(body);
  const refusal = RefusalReply.safeParse(body);
  const reason = response.status === 400 ? ANSWERS.get(refusal.data?.code ?? '') : undefined;
  if (reason !== undefined) throw new NoWayError(reason, null);
  throw new Error(`OSRM answered ${response.status} ${refusal.data?.code ?? ''}`.trimEnd());
}

/** The body as JSON; throws for one that is too long, of which no more is read. */
async function bodyOf({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_MAX) throw new Error(`OSRM answered more than ${BODY_MAX} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

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

/** What comes with a status of 400. */
const RefusalReply = z.object({ code: z.string() });
