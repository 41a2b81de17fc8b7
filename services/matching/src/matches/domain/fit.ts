/** Default of the maximum detour, metres. */
const DETOUR_METRES = 20_000;
/** On long routes this share of the remaining route instead, if that is more. */
const DETOUR_SHARE = 0.2;

/** Weight of a metre to the pickup, relative to a metre of detour. */
const WAIT_WEIGHT = 0.1;

export interface Tolerance {
  /** Factor of the maximum detour. */
  readonly detourFactor: number;
  /** Minimum share of the searched route. */
  readonly shareMin: number;
}

export const FITS: Tolerance = { detourFactor: 1, shareMin: 0.25 };

export const NEARLY_FITS: Tolerance = { detourFactor: 3, shareMin: 0.1 };

/** The maximum detour: metres, or a share of the remaining route, whichever is more. */
export interface DetourLimit {
  readonly metres: number;
  readonly share: number;
}

export function resolveDetourLimit(limits: number | undefined, { detourFactor }: Tolerance): DetourLimit {
  if (limits !== undefined) return { metres: detourFactor * limits, share: 0 };
  return { metres: detourFactor * DETOUR_METRES, share: detourFactor * DETOUR_SHARE };
}

export function greatestDetour({ metres, share }: DetourLimit, remaining: number): number {
  return Math.max(metres, share * remaining);
}

/** Whether a detour is within the limit; false if it is infinite. */
export function isWithin({ metres, share }: DetourLimit, detour: number, remaining: number): boolean {
  return detour <= metres || (detour <= share * remaining && detour < Number.POSITIVE_INFINITY);
}

/**
 * The cost by which matches are ranked, least first: the detour, the uncovered rest of the search,
 * and a tenth of the distance to the pickup, all in metres.
 */
export function detourCost(detour: number, missed: number, toPickup: number): number {
  return detour + missed + WAIT_WEIGHT * toPickup;
}
