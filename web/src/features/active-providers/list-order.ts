import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { nearestFirst, type WithDistance } from '../../shared/position/nearest.js';

/**
 * A provider's detour for the wished way, metres; `unknown` when only the names of the places
 * agree.
 */
export type RouteFit = number | 'unknown';

/** The detours by the providers' ids. */
export type RouteFits = ReadonlyMap<number, RouteFit>;

/** Detours that differ by less, metres, count as equal; then the nearer one comes first. */
export const SAME_DETOUR_M = 1_000;

/** The place of a detour among others, whole steps of `SAME_DETOUR_M`; names alone come last. */
export function rankOf(fit: RouteFit | undefined): number {
  return typeof fit === 'number' ? Math.round(fit / SAME_DETOUR_M) : Number.MAX_SAFE_INTEGER;
}

/**
 * The providers as the list shows them: nearest first, or by their detour where a way is wished.
 */
export function inOrder<T extends Coordinates & { id: number }>(
  providers: readonly T[],
  origin: Coordinates | null,
  fits: RouteFits | null,
): WithDistance<T>[] {
  const nearest = nearestFirst(providers, origin);
  if (fits === null) return nearest;
  return nearest.toSorted((a, b) => rankOf(fits.get(a.item.id)) - rankOf(fits.get(b.item.id)));
}
