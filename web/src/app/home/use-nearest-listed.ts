import { skipToken } from '@reduxjs/toolkit/query';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useMemo } from 'react';
import { useNearestProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { POLLING_MS } from '../../shared/limits.js';
import { nearestFirst } from '../../shared/position/nearest.js';

/** How many of the nearest are listed where the map shows only counts. */
const NEAREST_MAX = 100;
const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true };

interface NearestInput {
  serviceType: ServiceTypeFilter;
  /** Null while the map shows providers one by one. */
  clusters: readonly Cluster[] | null;
  /** The user's place, or else the middle of the map. */
  around: Coordinates | null;
  /** The user's own id; nobody is in their own list. */
  ownId: number | undefined;
}

/** To about a kilometre: who moves a little looks for the same people. */
const about = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/**
 * The providers to list where the map shows only counts: the nearest around a place, or around the
 * nearest cluster if that place is too far from everyone. Undefined until they are known.
 */
export function useNearestListed(input: NearestInput): ActiveProvider[] | undefined {
  const { serviceType, clusters, around, ownId } = input;
  const request = (near: Coordinates | null | undefined) =>
    clusters !== null && near ? { serviceType, near: about(near), limit: NEAREST_MAX } : skipToken;
  const others = (providers: ActiveProvider[] | undefined) => providers?.filter(({ id }) => id !== ownId);
  const { currentData: nearest } = useNearestProvidersQuery(request(around), POLLING);
  const isFar = others(nearest)?.length === 0;
  const cluster = isFar ? nearestFirst(clusters ?? [], around)[0]?.item : undefined;
  const { currentData: further } = useNearestProvidersQuery(request(cluster), POLLING);
  const listed = cluster ? further : nearest;
  return useMemo(() => listed?.filter(({ id }) => id !== ownId), [listed, ownId]);
}
