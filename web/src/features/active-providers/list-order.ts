import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type OfferIdentity, offerKey } from '../../shared/offer/offer-key.js';
import { nearestFirst, type WithDistance } from '../../shared/position/nearest.js';

/** How a provider fits the wished way. */
export interface RouteFit {
  /** Its place among those who fit, the best first. */
  place: number;
  /** Why it fits, as the row says it. */
  reason: string;
  /** Whether its route passes the searched one, or it comes to the caller and goes anywhere. */
  group: FitGroup;
}

export type FitGroup = 'passing' | 'callable';

/** How offers fit, by their keys. */
export type RouteFits = ReadonlyMap<string, RouteFit>;

/** The place of a fit among others; who is not told yet comes last. */
export const placeOf = (fit: RouteFit | undefined): number => fit?.place ?? Number.MAX_SAFE_INTEGER;

/**
 * The providers as the list shows them: nearest first, or the best fit first where a way is wished.
 */
export function inOrder<T extends Coordinates & OfferIdentity>(
  providers: readonly T[],
  origin: Coordinates | null,
  fits: RouteFits | null,
): WithDistance<T>[] {
  const nearest = nearestFirst(providers, origin);
  if (fits === null) return nearest;
  return nearest.toSorted(
    (a, b) => placeOf(fits.get(offerKey(a.item))) - placeOf(fits.get(offerKey(b.item))),
  );
}

/**
 * The rows in runs of one group, in their order. A row without a fit, which left while the list was
 * held, stays in the run before it.
 */
export function groupRuns<R extends { item: OfferIdentity }>(
  rows: readonly R[],
  fits: RouteFits,
): { group: FitGroup; rows: R[] }[] {
  const runs: { group: FitGroup; rows: R[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const group = fits.get(offerKey(row.item))?.group ?? last?.group ?? 'passing';
    if (last?.group === group) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}
