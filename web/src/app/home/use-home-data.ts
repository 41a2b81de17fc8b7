import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useMemo } from 'react';
import { useActiveProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { POLLING_MS } from '../../shared/limits.js';

const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true };

/** User info and active providers, asked for every 5 s (spec 4). */
export function useHomeData(type: ServiceTypeFilter) {
  const user = useCurrentUserQuery(undefined, POLLING);
  const active = useActiveProvidersQuery(type, POLLING);
  const list = active.data;
  // until the answer for a newly chosen type is here, the one before stands in, filtered
  const providers = useMemo(
    () => list?.filter(({ activeService }) => type === 'all' || activeService === type),
    [list, type],
  );
  return {
    user: user.data,
    userFailed: user.isError,
    providers,
    listFailed: active.isError,
    reload: () => {
      void user.refetch();
      void active.refetch();
    },
  };
}
