import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, MatchResult, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RouteToSave } from '../../shared/saved-routes/route-to-save.js';
import { matchesFilters, type SearchFilters } from './filters.js';
import { offerKey } from '../../shared/offer/offer-texts.js';

export interface MatchOutcome {
  searchedRoute: RouteToSave;
  route: { distanceMetres: number; durationSeconds: number } | null;
  /** Providers that pass the route or can be called, and the filters; undefined until known. */
  count: number | undefined;
  /** True if no offer passes the route. Callable offers count if their type is searched. */
  hasNoPassingOffer: boolean;
  /** Number of providers that only the filters exclude. */
  filteredOut: number;
  /** Whether the rows are near matches, shown if there is no exact one. */
  showsNearMatches: boolean;
  /** Why there is no result, as a text for the user; null on success. */
  failureText: string | null;
}

export interface RouteSearchState {
  result: MatchResult | undefined;
  /** Why the search failed, as a text for the user; null while it runs. */
  failureText: string | null;
}

export interface ListedMatches {
  /** Best first; undefined until there is a result. */
  matches: Match[] | undefined;
  outcome: MatchOutcome;
}

export interface MatchContext {
  query: RouteQuery;
  filters: SearchFilters;
  /** The user's own offers are not listed; undefined while the user is unknown. */
  ownId: number | undefined;
  /** The offer in the opened link; replaces other planned offers of its provider. */
  linked: LinkedOffer | null;
  now: number;
}

/** Whether the provider comes to the caller, so that the route of the offer does not matter. */
export const isCallable = ({ reason }: Match): boolean => reason === 'nearness';

/**
 * Lists matches that pass the searched route, then callable ones, the nearest first. If none
 * passes, near matches take their place.
 */
export function listMatches(
  { result, failureText }: RouteSearchState,
  { query, filters, ownId, linked, now }: MatchContext,
): ListedMatches {
  const searchedRoute = { from: query.from, to: query.to, serviceType: query.serviceType };
  const outcome = {
    searchedRoute,
    route: null,
    count: undefined,
    hasNoPassingOffer: false,
    filteredOut: 0,
    showsNearMatches: false,
    failureText,
  };
  if (result === undefined) return { matches: failureText === null ? undefined : [], outcome };
  const isOther = ({ provider }: Match) => provider.id !== ownId;
  const fits = ({ provider }: Match) => matchesFilters(provider, filters, now);
  const others = result.matches.filter(isOther);
  const fitting = others.filter(fits);
  const { passing, callable } = groupMatches(fitting, linked);
  const filteredOut = countPeople(others) - countPeople(fitting);
  const hasNoPassingOffer = passing.length === 0 && (query.serviceType === 'all' || callable.length === 0);
  const near =
    hasNoPassingOffer && filteredOut === 0
      ? groupMatches(
          result.nearly.filter((match) => isOther(match) && fits(match)),
          linked,
        )
      : NO_MATCHES;
  return {
    matches: [...passing, ...near.passing, ...callable, ...near.callable],
    outcome: {
      ...outcome,
      route: result.route,
      count: countPeople(fitting),
      hasNoPassingOffer,
      filteredOut,
      showsNearMatches: near.passing.length > 0,
    },
  };
}

interface GroupedMatches {
  passing: Match[];
  callable: Match[];
}

const NO_MATCHES: GroupedMatches = { passing: [], callable: [] };

function groupMatches(matches: readonly Match[], linked: LinkedOffer | null): GroupedMatches {
  const listed = pickOffers(matches, linked);
  const metres = ({ distanceToPickupMetres }: Match) => distanceToPickupMetres ?? Infinity;
  return {
    passing: listed.filter((match) => !isCallable(match)),
    callable: listed.filter(isCallable).toSorted((one, other) => metres(one) - metres(other)),
  };
}

const countPeople = (matches: readonly Match[]): number =>
  new Set(matches.map(({ provider }) => provider.id)).size;

/**
 * One live and one planned offer per provider, at the rank of the better one. The planned offer is
 * the linked one, or else the best.
 */
function pickOffers(matches: readonly Match[], linked: LinkedOffer | null): Match[] {
  const linkedKey = linked && formatLinkedOffer(linked);
  const found = new Map<number, { live?: Match; planned?: Match }>();
  for (const match of matches) {
    const { provider } = match;
    const offers = found.get(provider.id) ?? {};
    found.set(provider.id, offers);
    if (provider.departsAt === undefined) offers.live ??= match;
    else if (offers.planned === undefined || offerKey(provider) === linkedKey) offers.planned = match;
  }
  return [...found.values()].flatMap(({ live, planned }) =>
    [live, planned].filter((match) => match !== undefined),
  );
}

/** The matches with the newest known state of their providers, who move. */
export function withLive(matches: readonly Match[], inView: readonly ActiveProvider[]): Match[] {
  const live = new Map(inView.map((provider) => [provider.id, provider]));
  return matches.map((match) => {
    const isPlanned = match.provider.departsAt !== undefined;
    const newer = isPlanned ? undefined : live.get(match.provider.id);
    return newer && newer.at >= match.provider.at ? { ...match, provider: newer } : match;
  });
}

/** The offers of listed providers in view, without their positions, by provider id. */
export type WatchedOffers = ReadonlyMap<number, string>;

export function toWatched(result: MatchResult | undefined, inView: readonly ActiveProvider[]): WatchedOffers {
  const listed = collectIds(result);
  return new Map(
    inView
      .filter(({ id }) => listed.has(id))
      .map(({ id, activeService, serviceFrom, serviceTo }) => [
        id,
        JSON.stringify([activeService, serviceFrom, serviceTo]),
      ]),
  );
}

/**
 * Whether a provider of the result changed the offer or left, or one listed only with plans came
 * into view with a live offer.
 */
export function isOutdated(
  result: MatchResult | undefined,
  before: WatchedOffers,
  after: WatchedOffers,
): boolean {
  const listed = collectIds(result);
  const live = collectIds(result, ({ provider: { departsAt } }) => departsAt === undefined);
  return (
    [...before].some(([id, known]) => listed.has(id) && after.get(id) !== known) ||
    [...after.keys()].some((id) => !before.has(id) && !live.has(id))
  );
}

const collectIds = (
  result: MatchResult | undefined,
  isIncluded: (match: Match) => boolean = () => true,
): ReadonlySet<number> =>
  new Set(
    [...(result?.matches ?? []), ...(result?.nearly ?? [])]
      .filter(isIncluded)
      .map(({ provider: { id } }) => id),
  );
