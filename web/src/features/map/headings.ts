import type { MapProvider } from '../../shared/map/map-types.js';
import { headingOfMove } from './bearing.js';

/** Where each provider was last, and which way it was moving (degrees from north, null when it stood). */
export type Headings = ReadonlyMap<number, { provider: MapProvider; heading: number | null }>;

/** The headings after a new list: only a newer position says anything about movement. */
export function trackHeadings(before: Headings, providers: readonly MapProvider[]): Headings {
  return new Map(
    providers.map((provider) => {
      const last = before.get(provider.id);
      if (!last) return [provider.id, { provider, heading: null }];
      if (last.provider.at >= provider.at) return [provider.id, { provider, heading: last.heading }];
      return [provider.id, { provider, heading: headingOfMove(last.provider, provider) }];
    }),
  );
}
