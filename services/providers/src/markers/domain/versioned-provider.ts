import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { isOver } from '../../offers/domain/offer-end.js';
import { toActiveProvider } from './active-provider.js';
import type { Marker } from './marker.js';

/**
 * What everybody may see of a marker at `now`, epoch ms, with its version; null where there is
 * none, or its offer has ended.
 */
export function versionedProvider(marker: Marker | null, now: number): VersionedProvider | null {
  if (!marker || isOver(marker.endsAt, now)) return null;
  return { ...toActiveProvider(marker), version: marker.version };
}
