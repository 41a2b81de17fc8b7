import { skipToken } from '@reduxjs/toolkit/query';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useActiveProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import type { RequestedArea } from '../../features/active-providers/requested-area.js';
import { COUNTRY } from '../../features/map/map-engine.js';
import { findBusiestPlace } from './map-geometry.js';

/** At this zoom the server returns a count for each city. */
export const COUNTRY_BY_CITY: RequestedArea = { bbox: COUNTRY, zoom: 6 };

/**
 * Centre of the area with most providers; null if there are none, undefined while unknown or not
 * needed. The live connection watches one area only, so the list must request the same area
 * meanwhile.
 */
export function useBusiestPlace(
  serviceType: ServiceTypeFilter,
  isNeeded: boolean,
): Coordinates | null | undefined {
  const request = isNeeded ? { serviceType, area: COUNTRY_BY_CITY } : skipToken;
  const { currentData, isError } = useActiveProvidersQuery(request);
  if (isError) return null;
  return currentData && findBusiestPlace(currentData.clusters ?? currentData.providers);
}
