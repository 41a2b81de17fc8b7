import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { crowMetres } from '../../routing/domain/point-index.js';
import type { Place } from '../../places/domain/place.js';

/** Places of one name that lie so near to each other are one to somebody who drives there. */
const SAME_METRES = 10_000;

/** The nearest place is meant where the next one is so many times as far away. */
const CLEARLY_NEARER = 3;

/**
 * Which of several places of one name the writer of an offer means. Provinces go before districts,
 * and districts before all others; of several of one rank it is the one that is clearly the nearest
 * to `near`, if that is known. Null where that decides nothing, since an offer that is matched by a
 * wrong place helps nobody.
 *
 * @param named the most likely first
 */
export function meantPlace(named: readonly Place[], near: Coordinates | null): Place | null {
  const [first] = named;
  if (!first) return null;
  if (named.every((place) => metresBetween(first, place) <= SAME_METRES)) return first;
  const ranks = ['province', 'district'].map((kind) => named.filter((place) => place.kind === kind));
  const likely = ranks.find((rank) => rank.length > 0) ?? named;
  if (near) return clearlyNearest(likely, near);
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** Metres between two places as the crow flies. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  return crowMetres(a.latitude, a.longitude, b.latitude, b.longitude);
}

function clearlyNearest(named: readonly Place[], near: Coordinates): Place | null {
  const [nearest, next] = named
    .map((place) => ({ place, metres: metresBetween(place, near) }))
    .sort((a, b) => a.metres - b.metres);
  if (!nearest) return null;
  const isClear = !next || next.metres >= CLEARLY_NEARER * nearest.metres;
  return isClear ? nearest.place : null;
}
