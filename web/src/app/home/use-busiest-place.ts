import { skipToken } from '@reduxjs/toolkit/query';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useActiveProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import type { RequestedArea } from '../../features/active-providers/providers-feed.js';
import { COUNTRY } from '../../features/map/map-engine.js';
import { findBusiestPlace } from './map-geometry.js';

/** At this zoom the server returns a count for each city. */
export const WHOLE_COUNTRY: RequestedArea = { bbox: COUNTRY, zoom: 6 };

/**
 * Centre of the area with most providers; null if there are none, undefined while unknown or not
 * needed. The list has to request the same area meanwhile: the live connection watches only one.
 */
export function useBusiestPlace(
  serviceType: ServiceTypeFilter,
  isNeeded: boolean,
): Coordinates | null | undefined {
  const request = isNeeded ? { serviceType, area: WHOLE_COUNTRY } : skipToken;
  const { currentData, isError } = useActiveProvidersQuery(request);
  if (isError) return null;
  return currentData && findBusiestPlace(currentData.clusters ?? currentData.providers);
}
