import { z } from 'zod';
import type { RoadTowns } from '../../src/routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';

/** Two province centres and the kilometres between them, as the state's road authority has them. */
export const OfficialDistances = z.array(z.tuple([z.string(), z.string(), z.number().positive()]));
export type OfficialDistances = z.infer<typeof OfficialDistances>;

/** How far a way is from the official one. */
export interface LengthError {
  readonly from: string;
  readonly to: string;
  /** Kilometres. */
  readonly official: number;
  readonly here: number;
  /** Share of the official one; negative where the way is too short. */
  readonly error: number;
}

/** Measures each pair; throws for a name that is no town. */
export function measureErrors(
  router: EmbeddedRouter,
  towns: RoadTowns,
  distances: OfficialDistances,
): LengthError[] {
  const townOf = (name: string): RoadTowns[number] => {
    const town = towns.find((one) => one.name === name);
    if (town === undefined) throw new Error(`${name} is no town`);
    return town;
  };
  return distances.map(([from, to, official]) => {
    const here = router.way(townOf(from), townOf(to)).distanceMetres / 1_000;
    return { from, to, official, here, error: here / official - 1 };
  });
}

/** The middle one of the errors without their signs. */
export function medianError(errors: readonly LengthError[]): number {
  const sizes = errors.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
}
