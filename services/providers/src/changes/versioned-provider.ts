import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { isOver } from '../expiry/expiry.js';
import { toActiveProvider } from '../presence/active-provider.js';
import { readMarker, readVersion } from '../presence/marker.js';

/** The marker that a hash holds, with its version; undefined when it holds none, or one whose time is over. */
export function versionedProvider(
  id: number,
  hash: Readonly<Record<string, string>>,
  now: number,
): VersionedProvider | undefined {
  const marker = readMarker(id, hash);
  if (!marker || isOver(marker.endsAt, now)) return undefined;
  return { ...toActiveProvider(marker), version: readVersion(hash['position'] ?? '') };
}
