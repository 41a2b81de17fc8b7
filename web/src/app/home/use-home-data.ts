import { skipToken } from '@reduxjs/toolkit/query';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useMemo } from 'react';
import {
  useActiveProvidersQuery,
  useAreaProvidersQuery,
  useProvidersFlow,
} from '../../features/active-providers/active-providers.api.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { POLLING_MS } from '../../shared/limits.js';
import { useAskedArea } from './use-asked-area.js';

/** How often the providers of a large area are requested while filters are set, ms. */
const FILTERED_POLLING_MS = 15_000;

const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true };

const middleOf = ([west, south, east, north]: BoundingBox) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/**
 * User info, asked for every 5 s (spec 4), and the providers that the map shows: live, and while
 * that is not, asked for as often. While filters are set, nobody is counted in clusters, which
 * would count those whom the filters leave out.
 */
export function useHomeData(type: ServiceTypeFilter, isFiltered: boolean) {
  const { area, onViewChange } = useAskedArea();
  const flows = useProvidersFlow();
  const user = useCurrentUserQuery(undefined, POLLING);
  const asked = area === undefined ? skipToken : { serviceType: type, area };
  const active = useActiveProvidersQuery(asked, { ...POLLING, ...(flows && { pollingInterval: 0 }) });
  const clusters = active.data?.clusters ?? null;
  const isCounted = clusters !== null && !isFiltered;
  const single = useAreaProvidersQuery(clusters !== null && isFiltered ? asked : skipToken, {
    ...POLLING,
    pollingInterval: FILTERED_POLLING_MS,
  });
  const list = clusters !== null && isFiltered ? single.data : active.data?.providers;
  // until the answer for a newly chosen type is here, the one before stands in, filtered
  const providers = useMemo(
    () => list?.filter(({ activeService }) => type === 'all' || activeService === type),
    [list, type],
  );
  return {
    user: user.data,
    userFailed: user.isError,
    providers,
    clusters: isCounted ? clusters : null,
    /** The middle of what the map shows; null while that is not known. */
    centre: area ? middleOf(area.bbox) : null,
    listFailed: active.isError || single.isError,
    onViewChange,
    reload: () => {
      void user.refetch();
      if (asked !== skipToken) void active.refetch();
    },
  };
}
