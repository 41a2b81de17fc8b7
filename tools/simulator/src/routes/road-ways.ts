import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Route } from './route.ts';

const RoadWay = z.strictObject({
  from: z.string(),
  to: z.string(),
  fromId: z.string(),
  toId: z.string(),
  stops: z.array(z.string()),
  /** By road. */
  km: z.number(),
  /** As the matching service's router reckons. */
  minutes: z.number(),
  points: z.array(z.tuple([z.number(), z.number()])),
});

/** Ways along the roads, as `npm run ways -w tools/simulator` writes them. */
const RoadWays = z.strictObject({ townToTown: z.array(RoadWay), inTown: z.array(RoadWay) });
export type RoadWays = z.infer<typeof RoadWays>;

/** What is committed. */
export const ROAD_WAYS = RoadWays.parse(
  JSON.parse(readFileSync(new URL('../../data/road-ways.json', import.meta.url), 'utf8')),
);

/** Ways from town to town. */
export const ROAD_ROUTES: readonly Route[] = ROAD_WAYS.townToTown;

/** Ways inside towns other than Ankara. */
export const TOWN_ROUTES: readonly Route[] = ROAD_WAYS.inTown;
