import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Route } from './route.ts';

const RoadRoute = z.strictObject({
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

/** Written by `npm run build-routes -w tools/simulator`. */
const RoadData = z.strictObject({ townToTown: z.array(RoadRoute), inTown: z.array(RoadRoute) });
export type RoadData = z.infer<typeof RoadData>;

export const ROAD_DATA = RoadData.parse(
  JSON.parse(readFileSync(new URL('../../data/road-routes.json', import.meta.url), 'utf8')),
);

export const ROAD_ROUTES: readonly Route[] = ROAD_DATA.townToTown;

export const TOWN_ROUTES: readonly Route[] = ROAD_DATA.inTown;
