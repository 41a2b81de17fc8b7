import type { MapProvider } from '../../shared/map/map-types.js';
import { headingOfMove } from './bearing.js';

/**
 * Which way a provider moves by its newer position; an older one, or the same, says nothing about
 * movement.
 */
export function headingAfter(
  last: { provider: MapProvider; heading: number | null },
  provider: MapProvider,
): number | null {
  return last.provider.at >= provider.at ? last.heading : headingOfMove(last.provider, provider);
}
