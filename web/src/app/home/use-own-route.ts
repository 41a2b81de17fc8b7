import { skipToken } from '@reduxjs/toolkit/query';
import type { Line } from '@rotadas/contracts/matching/match';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useMatchesQuery } from '../../features/search/matches.api.js';
import { ownRouteSearch } from './own-route.js';

/** The route by road of the user's live offer; null while there is none, or it is unknown. */
export function useOwnRoute(user: CurrentUser | undefined): Line | null {
  const { currentData } = useMatchesQuery(ownRouteSearch(user) ?? skipToken);
  return currentData?.route?.line ?? null;
}
