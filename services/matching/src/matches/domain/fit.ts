/** Default detour limit: metres, or this share of the remaining route if that is more. */
const DETOUR_METRES = 20_000;
const DETOUR_SHARE = 0.2;

/** Cost of a metre to the pickup, relative to a metre of detour. */
const WAIT_WEIGHT = 0.1;

export interface Tolerance {
  readonly detourFactor: number;
  /** Minimum covered share of the searched route. */
  readonly shareMin: number;
}

export const FITS: Tolerance = { detourFactor: 1, shareMin: 0.25 };

export const NEARLY_FITS: Tolerance = { detourFactor: 3, shareMin: 0.1 };

/** The larger of `metres` and `share` of the remaining route applies. */
export interface DetourLimit {
  readonly metres: number;
  readonly share: number;
}

export function resolveDetourLimit(
  maxDetourMetres: number | undefined,
  { detourFactor }: Tolerance,
): DetourLimit {
  if (maxDetourMetres !== undefined) return { metres: detourFactor * maxDetourMetres, share: 0 };
  return { metres: detourFactor * DETOUR_METRES, share: detourFactor * DETOUR_SHARE };
}

export function greatestDetour({ metres, share }: DetourLimit, remaining: number): number {
  return Math.max(metres, share * remaining);
}

export function isDetourAllowed({ metres, share }: DetourLimit, detour: number, remaining: number): boolean {
  return detour <= metres || (detour <= share * remaining && detour < Number.POSITIVE_INFINITY);
}

/** Cost for ranking, metres: detour, uncovered part of the search and weighted pickup distance. */
export function detourCost(detour: number, missed: number, toPickup: number): number {
  return detour + missed + WAIT_WEIGHT * toPickup;
}
