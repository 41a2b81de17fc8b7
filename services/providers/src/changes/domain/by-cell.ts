import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { Marker } from '../../markers/domain/marker.js';
import { versionedProvider } from '../../markers/domain/versioned-provider.js';

/** What everybody may see of these markers at `now`, epoch ms, by the cell that each is in. */
export function byCell(markers: readonly (Marker | null)[], now: number): Map<Cell, VersionedProvider[]> {
  const shown = markers.flatMap((marker) => versionedProvider(marker, now) ?? []);
  return Map.groupBy(shown, cellOf);
}
