import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, MatchResult, RouteQuery } from '@rotadas/contracts/matching/match';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RouteToSave } from '../../shared/saved-routes/route-to-save.js';
import { matchesFilters, type SearchFilters } from './filters.js';
import { offerKey } from '../../shared/offer/offer-texts.js';
import type { GroupName, GroupCount, GroupCounts } from './group-counts.js';
import { type MatchSort, sortMatches, tripMetres } from './sort-matches.js';

export interface MatchOutcome {
  searchedRoute: RouteToSave;
  /** Null if its length is unknown. */
  route: { distanceMetres: number; durationSeconds: number } | null;
  /** Undefined until known. */
  counts: GroupCounts | undefined;
  /**
   * True if no offer is on the route. An on-demand offer counts as on the route if its type
   * is searched.
   */
  hasNoOfferOnRoute: boolean;
  /**
   * Number of providers that only the filters exclude. Those of the on-demand group and of the near
   * group count only while their group lists no provider.
   */
  filteredOut: number;
  /** Why there is no result, as a text for the user; null on success. */
  failureText: string | null;
}

export interface RouteSearchState {
  result: MatchResult | undefined;
  /** Why the search failed, as a text for the user; null while it runs. */
  failureText: string | null;
}

/** Best first. */
export interface MatchGroup {
  name: GroupName;
  matches: Match[];
}

export interface ListedMatches {
  /** Contains no empty group; undefined until there is a result. */
  groups: MatchGroup[] | undefined;
  outcome: MatchOutcome;
}

export interface MatchContext {
  query: RouteQuery;
  filters: SearchFilters;
  /** The user's own offers are not listed; undefined while the user is unknown. */
  ownId: number | undefined;
  /** The offer in the opened link; replaces other planned offers of its provider. */
  linked: LinkedOffer | null;
  sort: MatchSort;
  now: number;
}

/**
 * Lists matches on the searched route, then on-demand ones. If no match is on the route, near
 * matches come first.
 */
export function listMatches(
  { result, failureText }: RouteSearchState,
  { query, filters, ownId, linked, sort, now }: MatchContext,
): ListedMatches {
  const { from, to, serviceType, womenOnly } = query;
  const searchedRoute = { from, to, serviceType, ...(womenOnly && { womenOnly }) };
  const outcome = {
    searchedRoute,
    route: null,
    counts: undefined,
    hasNoOfferOnRoute: false,
    filteredOut: 0,
    failureText,
  };
  if (result === undefined) return { groups: failureText === null ? undefined : [], outcome };
  const isOther = ({ provider }: Match) => provider.id !== ownId;
  const route = findPlausibleRoute(result);
  const routeMetres = route?.distanceMetres ?? null;
  const passesFilters = (match: Match) =>
    matchesFilters(match.provider, filters, now, tripMetres(match, routeMetres));
  const others = result.matches.filter(isOther);
  const { onRoute, onDemand } = splitMatches(pickOffers(others.filter(passesFilters), linked));
  const hasNoOfferOnRoute = onRoute.length === 0 && (query.serviceType === 'all' || onDemand.length === 0);
  const near = hasNoOfferOnRoute ? result.nearMatches.filter(isOther) : [];
  const shownNear = pickOffers(near.filter(passesFilters), linked);
  const unlisted = [
    ...(onDemand.length > 0 ? splitMatches(others).onRoute : others),
    ...(shownNear.length > 0 ? [] : near),
  ];
  const filteredOut = countPeople(unlisted.filter((match) => !passesFilters(match)));
  const all: MatchGroup[] = [
    { name: 'onRoute', matches: onRoute },
    { name: 'near', matches: shownNear },
    { name: 'callable', matches: onDemand },
  ];
  const groups = all
    .filter(({ matches }) => matches.length > 0)
    .map(({ name, matches }) => ({ name, matches: sortMatches(matches, sort, routeMetres) }));
  return {
    groups,
    outcome: { ...outcome, route, counts: toCounts(groups), hasNoOfferOnRoute, filteredOut },
  };
}

/** The length of a straight line between the ends. */
const SHORT_TRIP_METRES = 10_000;

/** Drops a short route with a long detour. The built-in roads contain no city streets. */
function findPlausibleRoute({ route, router }: MatchResult): MatchOutcome['route'] {
  const [from, to] = [route?.line[0], route?.line.at(-1)];
  if (router !== 'embedded' || !route || !from || !to) return route;
  const [[west, south], [east, north]] = [from, to];
  const straight = distanceBetween(
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  );
  return straight < SHORT_TRIP_METRES && route.distanceMetres > 2 * straight ? null : route;
}

function toCounts(groups: readonly MatchGroup[]): GroupCounts {
  const [first = { name: 'onRoute' as const, people: 0, offers: 0 }, ...others] = groups.map(
    ({ name, matches }): GroupCount => ({ name, people: countPeople(matches), offers: matches.length }),
  );
  return [first, ...others];
}

/** Separates on-demand offers, whose providers come to the caller whatever their route is. */
function splitMatches(matches: readonly Match[]): { onRoute: Match[]; onDemand: Match[] } {
  const isOnDemand = ({ reason }: Match) => reason === 'on-demand';
  const metres = ({ distanceToPickupMetres }: Match) => distanceToPickupMetres ?? Infinity;
  return {
    onRoute: matches.filter((match) => !isOnDemand(match)),
    onDemand: matches.filter(isOnDemand).toSorted((one, other) => metres(one) - metres(other)),
  };
}

const countPeople = (matches: readonly Match[]): number =>
  new Set(matches.map(({ provider }) => provider.id)).size;

/**
 * Keeps one live and one planned offer per provider, at the rank of the better one. The planned
 * offer is the linked one if present, otherwise the best one.
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

/** Updates the providers of the matches with newer positions from the map. */
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
 * Whether the result is outdated: a listed provider changed the offer or went offline, or has a
 * live offer in view although the list has only planned offers of that provider.
 */
export function shouldSearchAgain(
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
    [...(result?.matches ?? []), ...(result?.nearMatches ?? [])]
      .filter(isIncluded)
      .map(({ provider: { id } }) => id),
  );
