/** Default detour limit: metres, or this share of the remaining route if that is more. */
const DETOUR_METRES = 20_000;
const DETOUR_SHARE = 0.2;

/** The default is at most this share of the searched route, or these metres if that is more. */
const SEARCHED_SHARE = 0.5;
const SHORT_DETOUR_METRES = 3_000;

/** Cost of a metre to the pickup, relative to a metre of detour. */
const WAIT_WEIGHT = 0.1;

export interface Tolerance {
  readonly detourFactor: number;
  /** Minimum covered share of the searched route. */
  readonly shareMin: number;
}

export const EXACT: Tolerance = { detourFactor: 1, shareMin: 0.25 };

export const RELAXED: Tolerance = { detourFactor: 3, shareMin: 0.1 };

/** The larger of `metres` and `share` of the remaining route applies, up to `maxMetres`. */
export interface DetourLimit {
  readonly metres: number;
  readonly share: number;
  readonly maxMetres: number;
}

/** @param searchedMetres length of the searched route */
export function resolveDetourLimit(
  maxDetourMetres: number | undefined,
  searchedMetres: number,
  { detourFactor }: Tolerance,
): DetourLimit {
  if (maxDetourMetres !== undefined) {
    const metres = detourFactor * maxDetourMetres;
    return { metres, share: 0, maxMetres: metres };
  }
  return {
    metres: detourFactor * DETOUR_METRES,
    share: detourFactor * DETOUR_SHARE,
    maxMetres: Math.max(SHORT_DETOUR_METRES, SEARCHED_SHARE * searchedMetres),
  };
}

export function greatestDetour({ metres, share, maxMetres }: DetourLimit, remaining: number): number {
  return Math.min(maxMetres, Math.max(metres, share * remaining));
}

export function isDetourAllowed(limit: DetourLimit, detour: number, remaining: number): boolean {
  return detour <= greatestDetour(limit, remaining) && detour < Number.POSITIVE_INFINITY;
}

/** Maximum distance of an on-demand offer from the start of the search, metres. */
export function onDemandLimit(maxDetourMetres: number | undefined): number {
  return maxDetourMetres ?? DETOUR_METRES;
}

/** Cost for ranking, metres: detour, uncovered part of the search and weighted pickup distance. */
export function detourCost(detour: number, missed: number, toPickup: number): number {
  return detour + missed + WAIT_WEIGHT * toPickup;
}
