import { z } from 'zod';

/** What `data/roads.json` holds, made by `npm run roads`. A road has no direction. */
export const RoadData = z.object({
  /** Latitude and longitude of each node in turn, degrees in WGS 84. */
  nodes: z.array(z.number()),
  /** Two nodes and the metres between them, edge after edge. */
  edges: z.array(z.int().nonnegative()),
});
export type RoadData = z.infer<typeof RoadData>;

/** The centres of the 81 provinces, by name; what `data/road-towns.json` holds. */
export const RoadTowns = z.array(
  z.strictObject({ name: z.string(), latitude: z.number(), longitude: z.number() }),
);
export type RoadTowns = z.infer<typeof RoadTowns>;
