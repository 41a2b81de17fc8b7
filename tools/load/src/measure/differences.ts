import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { clusterArea } from '@rotadas/contracts/live/cluster-grid';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Shown } from './shown.ts';

/** Where everybody is. */
export type Truth = ReadonlyMap<number, Coordinates>;

/** What a viewer looks at. */
export interface Looking {
  readonly bbox: BoundingBox;
  readonly zoom: number;
}

/**
 * How what a viewer shows differs from the truth, a sentence each; none when it shows the truth.
 */
export function differences(
  shown: Shown,
  truth: Truth,
  { bbox, zoom }: Looking,
  ignoresStrangers: boolean,
): string[] {
  if (!shown.isFilled) return ['shows nothing yet'];
  if (shown.clusters) {
    const counted = shown.clusters.reduce((sum, { count }) => sum + count, 0);
    const there = [...truth.values()].filter((place) => isInside(clusterArea(bbox, zoom), place)).length;
    return counted === there || (ignoresStrangers && counted > there)
      ? []
      : [`counts ${counted} of ${there}`];
  }
  const found: string[] = [];
  for (const [id, place] of truth) {
    const seen = shown.places.get(id);
    if (!isInside(bbox, place)) {
      if (seen) found.push(`still shows ${id}, who left`);
    } else if (!seen) found.push(`misses ${id}`);
    else if (seen.latitude !== place.latitude || seen.longitude !== place.longitude) {
      found.push(`shows ${id} at ${textOf(seen)} instead of ${textOf(place)}`);
    }
  }
  const strangers = ignoresStrangers ? [] : [...shown.places.keys()].filter((id) => !truth.has(id));
  return [...found, ...strangers.map((id) => `shows ${id}, who is not there`)];
}

function textOf({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}
