import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Route } from './route.ts';

const RoadWay = z.strictObject({
  from: z.string(),
  to: z.string(),
  fromId: z.string(),
  toId: z.string(),
  stops: z.array(z.string()),
  km: z.number(),
  /** Travel time by the matching service's router. */
  minutes: z.number(),
  points: z.array(z.tuple([z.number(), z.number()])),
});

/** Written by `npm run ways -w tools/simulator`. */
const RoadWays = z.strictObject({ townToTown: z.array(RoadWay), inTown: z.array(RoadWay) });
export type RoadWays = z.infer<typeof RoadWays>;

export const ROAD_WAYS = RoadWays.parse(
  JSON.parse(readFileSync(new URL('../../data/road-ways.json', import.meta.url), 'utf8')),
);

export const ROAD_ROUTES: readonly Route[] = ROAD_WAYS.townToTown;

export const TOWN_ROUTES: readonly Route[] = ROAD_WAYS.inTown;
