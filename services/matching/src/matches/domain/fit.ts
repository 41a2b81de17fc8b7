/** The detour that is asked of a provider unless the wish says otherwise, metres. */
const DETOUR_METRES = 20_000;
/** On a long way more: this share of what the provider has still to go. */
const DETOUR_SHARE = 0.2;

/** What a metre of the way to me weighs, against a metre of detour. */
const WAIT_WEIGHT = 0.1;

/** What fits a wish. */
export interface Tolerance {
  /** How many times the greatest detour is let pass. */
  readonly detourTimes: number;
  /** The least share of my way. */
  readonly shareMin: number;
}

/** Who fits. */
export const FITS: Tolerance = { detourTimes: 1, shareMin: 0.25 };

/** Who nearly fits. */
export const NEARLY_FITS: Tolerance = { detourTimes: 3, shareMin: 0.1 };

/** The greatest detour: metres, and the share of the way that a provider has still to go. */
export interface DetourLimit {
  readonly metres: number;
  readonly share: number;
}

/** The limit that a wish asks for, or the usual one. */
export function detourLimitOf(asked: number | undefined, { detourTimes }: Tolerance): DetourLimit {
  if (asked !== undefined) return { metres: detourTimes * asked, share: 0 };
  return { metres: detourTimes * DETOUR_METRES, share: detourTimes * DETOUR_SHARE };
}

/** The greatest detour of who has so many metres to go, metres. */
export function greatestDetour({ metres, share }: DetourLimit, remaining: number): number {
  return Math.max(metres, share * remaining);
}

/** Whether a detour is within the limit for who has so many metres to go; infinite ones are not. */
export function isWithin({ metres, share }: DetourLimit, detour: number, remaining: number): boolean {
  return detour <= metres || (detour <= share * remaining && detour < Number.POSITIVE_INFINITY);
}

/**
 * What ranks matches, the least first: the detour, what is left of my way, and a tenth of what the
 * provider has to drive until it is with me, all in metres.
 */
export function costOf(detour: number, missed: number, toPickup: number): number {
  return detour + missed + WAIT_WEIGHT * toPickup;
}
