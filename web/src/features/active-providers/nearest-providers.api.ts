import { ActiveAnswer } from '@rotadas/contracts/providers/active-query';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

/** As far as the product looks around a point, metres. */
const RADIUS_M = 200_000;

/** The nearest of a type around a point, and how many of them. */
interface Nearest {
  serviceType: ServiceTypeFilter;
  near: Coordinates;
  limit: number;
}

const nearestApi = api.injectEndpoints({
  endpoints: (build) => ({
    nearestProviders: callQuery(
      build,
      providersCalls.listActive,
      ({ serviceType, near: { latitude, longitude }, limit }: Nearest) => ({
        query: {
          ...(serviceType !== 'all' && { serviceType }),
          near: `${latitude.toFixed(4)},${longitude.toFixed(4)}`,
          radius: String(RADIUS_M),
          limit: String(limit),
        },
      }),
      { responseSchema: ActiveAnswer, keepUnusedDataFor: 0 },
    ),
  }),
});

/** Who is nearest to a point, wherever the map looks; up to 200 km, the nearest first. */
export const { useNearestProvidersQuery, useLazyNearestProvidersQuery } = nearestApi;
