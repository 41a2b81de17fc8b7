import { skipToken } from '@reduxjs/toolkit/query';
import type { Match, MatchResult, RoadRoute, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import type { RankedMatch, MatchRanks } from '../../features/active-providers/row-order.js';
import {
  listMatches,
  shouldSearchAgain,
  type MatchGroup,
  type MatchOutcome,
  type RouteSearchState,
  type MatchContext,
  toWatched,
  type WatchedOffers,
  withLive,
} from '../../features/search/list-matches.js';
import { useMatchesQuery } from '../../features/search/matches.api.js';
import { countText, groupTitle } from '../../features/search/group-counts.js';
import { reasonText } from '../../features/search/reason-texts.js';
import { tripMetres } from '../../features/search/sort-matches.js';
import { offerKey } from '../../shared/offer/offer-texts.js';

const MATCHES_POLLING_INTERVAL_MS = 15_000;
/** Changes of the providers in view are batched for this time, ms. */
const BATCH_DELAY_MS = 5_000;

const NO_PROVIDERS: readonly ActiveProvider[] = [];

export interface RouteSearch {
  query: RouteQuery;
  route: RoadRoute | null;
  outcome: MatchOutcome;
  /** Best first; undefined until the first response. */
  matches: Match[] | undefined;
  providers: ActiveProvider[] | undefined;
  matchRanks: MatchRanks;
  respondedAt: number | null;
  reload: () => void;
}

export function useRouteSearch(
  context: MatchContext | null,
  inView: readonly ActiveProvider[] = NO_PROVIDERS,
): RouteSearch | null {
  const { result, respondedAt, failureText, reload } = usePolledMatches(context?.query ?? null, inView);
  const found = useMemo(
    () => context && listMatches({ result, failureText }, context),
    [result, failureText, context],
  );
  return useMemo(() => {
    if (context === null || found === null) return null;
    const groups = found.groups?.map(({ name, matches }) => ({ name, matches: withLive(matches, inView) }));
    const matches = groups?.flatMap((group) => group.matches);
    return {
      query: context.query,
      route: result?.route ?? null,
      outcome: found.outcome,
      matches,
      providers: matches?.map(({ provider }) => provider),
      matchRanks: rankMatches(groups ?? [], found.outcome, context.now),
      respondedAt,
      reload,
    };
  }, [context, found, inView, result, respondedAt, reload]);
}

function rankMatches(groups: readonly MatchGroup[], outcome: MatchOutcome, now: number): MatchRanks {
  const { counts, route } = outcome;
  const matchRanks = new Map<string, RankedMatch>();
  for (const [index, { name, matches }] of groups.entries()) {
    const count = counts?.[index];
    const group = { title: groupTitle(name), count: count === undefined ? '' : countText(count) };
    for (const match of matches) {
      const metres = tripMetres(match, route?.distanceMetres ?? null);
      const reason = reasonText(match, now, name);
      matchRanks.set(offerKey(match.provider), { rank: matchRanks.size, reason, tripMetres: metres, group });
    }
  }
  return matchRanks;
}

interface PolledMatches extends RouteSearchState {
  respondedAt: number | null;
  reload: () => void;
}

/** Polls while the page has the focus, and again soon after a listed provider in view changed. */
function usePolledMatches(query: RouteQuery | null, inView: readonly ActiveProvider[]): PolledMatches {
  const { t } = useTranslation('search');
  const { currentData, isError, error, refetch, fulfilledTimeStamp } = useMatchesQuery(query ?? skipToken, {
    pollingInterval: MATCHES_POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useOutdated(query, currentData, inView, reload);
  const failureText = isError && currentData === undefined ? errorText(error, t('matches.failed')) : null;
  const respondedAt = currentData === undefined ? null : (fulfilledTimeStamp ?? null);
  return { result: currentData, respondedAt, failureText, reload };
}

function useOutdated(
  query: RouteQuery | null,
  result: MatchResult | undefined,
  inView: readonly ActiveProvider[],
  onOutdated: () => void,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<WatchedOffers>(new Map());
  useEffect(() => {
    const watched = toWatched(result, inView);
    const before = last.current;
    last.current = watched;
    if (!shouldSearchAgain(result, before, watched)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      onOutdated();
    }, BATCH_DELAY_MS);
  }, [result, inView, onOutdated]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [query],
  );
}
