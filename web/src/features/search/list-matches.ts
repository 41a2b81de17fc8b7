import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, MatchResult, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { offerKey } from '../../shared/offer/offer-key.js';
import type { RouteToSave } from '../../shared/saved-routes/route-to-save.js';
import { matchesFilters, type SearchFilters } from './filters.js';

/** The result of a search for a route, besides the rows. */
export interface MatchOutcome {
  /** The searched route, to be saved for an alert. */
  wanted: RouteToSave;
  /** The searched route by road; null if it is unknown. */
  route: { distanceMetres: number; durationSeconds: number } | null;
  /** How many people pass the route or can be called, and pass the filters. */
  count: number;
  /** Whether nobody passes the route; a type that can be called counts if it is searched. */
  nobodyPasses: boolean;
  /** How many people the filters leave out. */
  filtered: number;
  /** Whether the rows only nearly fit, since nothing fits. */
  nearly: boolean;
  /** Why there is no answer, as the user reads it; null if there is one. */
  failed: string | null;
}

/** What the server says of a route. */
export interface RouteMatchState {
  /** Undefined until the first answer for this route. */
  answer: MatchResult | undefined;
  /** Why there is none, as the user reads it; null while there is, or may yet be, one. */
  failed: string | null;
}

/** The listed matches of an answer. */
export interface ListedMatches {
  /** The best first; undefined until there is an answer. */
  matches: Match[] | undefined;
  outcome: MatchOutcome;
}

/** Whom an answer is for. */
export interface MatchContext {
  query: RouteQuery;
  filters: SearchFilters;
  /** Nobody looks for himself; undefined while the user is not known. */
  ownId: number | undefined;
  /** The offer that a link named; listed in place of other planned offers of its provider. */
  linked: LinkedOffer | null;
  now: number;
}

/** Whether a match comes to the caller and goes anywhere, so that its own route says nothing. */
export const isCallable = ({ reason }: Match): boolean => reason === 'nearness';

/**
 * The listed matches of an answer: those that pass the searched route, then those that can be
 * called, the nearest first. Where none passes, those that nearly do are listed in their place.
 */
export function listMatches(
  { answer, failed }: RouteMatchState,
  { query, filters, ownId, linked, now }: MatchContext,
): ListedMatches {
  const wanted = { from: query.from, to: query.to, serviceType: query.serviceType };
  const outcome = { wanted, route: null, count: 0, nobodyPasses: false, filtered: 0, nearly: false, failed };
  if (answer === undefined) return { matches: failed === null ? undefined : [], outcome };
  const isOther = ({ provider }: Match) => provider.id !== ownId;
  const fits = ({ provider }: Match) => matchesFilters(provider, filters, now);
  const others = answer.matches.filter(isOther);
  const fitting = others.filter(fits);
  const { passing, callable } = grouped(fitting, linked);
  const filtered = countPeople(others) - countPeople(fitting);
  const nobodyPasses = passing.length === 0 && (query.serviceType === 'all' || callable.length === 0);
  const nearly =
    nobodyPasses && filtered === 0
      ? grouped(
          answer.nearly.filter((match) => isOther(match) && fits(match)),
          linked,
        )
      : NO_MATCHES;
  return {
    matches: [...passing, ...nearly.passing, ...callable, ...nearly.callable],
    outcome: {
      ...outcome,
      route: answer.route,
      count: countPeople(fitting),
      nobodyPasses,
      filtered,
      nearly: nearly.passing.length > 0,
    },
  };
}

interface GroupedMatches {
  passing: Match[];
  /** The nearest first. */
  callable: Match[];
}

const NO_MATCHES: GroupedMatches = { passing: [], callable: [] };

function grouped(matches: readonly Match[], linked: LinkedOffer | null): GroupedMatches {
  const listed = liveAndPlanned(matches, linked);
  const metres = ({ distanceToPickupMetres }: Match) => distanceToPickupMetres ?? Infinity;
  return {
    passing: listed.filter((match) => !isCallable(match)),
    callable: listed.filter(isCallable).toSorted((one, other) => metres(one) - metres(other)),
  };
}

/** The distinct providers of the matches. */
const countPeople = (matches: readonly Match[]): number =>
  new Set(matches.map(({ provider }) => provider.id)).size;

/**
 * Of each provider the live offer and one planned offer, the linked one or else the best; the live
 * one first, at the rank of the better of both.
 */
function liveAndPlanned(matches: readonly Match[], linked: LinkedOffer | null): Match[] {
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

/** The matches with the newest that is known of their providers, who move meanwhile. */
export function withLive(matches: readonly Match[], inView: readonly ActiveProvider[]): Match[] {
  const live = new Map(inView.map((provider) => [provider.id, provider]));
  return matches.map((match) => {
    const isPlanned = match.provider.departsAt !== undefined;
    const newer = isPlanned ? undefined : live.get(match.provider.id);
    return newer && newer.at >= match.provider.at ? { ...match, provider: newer } : match;
  });
}

/** What is known of those of an answer who are in view, apart from where they are, by their ids. */
export type WatchedOffers = ReadonlyMap<number, string>;

/** Those of the answer who are in view. */
export function toWatched(answer: MatchResult | undefined, inView: readonly ActiveProvider[]): WatchedOffers {
  const listed = collectIds(answer);
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
 * Whether what is seen makes an answer outdated: one of its providers changed the offer or left, or
 * one of whom it has only plans came into view with a live offer. Another one that comes into view
 * changes nothing.
 */
export function isOutdated(
  answer: MatchResult | undefined,
  before: WatchedOffers,
  after: WatchedOffers,
): boolean {
  const listed = collectIds(answer);
  const live = collectIds(answer, ({ provider: { departsAt } }) => departsAt === undefined);
  return (
    [...before].some(([id, known]) => listed.has(id) && after.get(id) !== known) ||
    [...after.keys()].some((id) => !before.has(id) && !live.has(id))
  );
}

const collectIds = (
  answer: MatchResult | undefined,
  isMeant: (match: Match) => boolean = () => true,
): ReadonlySet<number> =>
  new Set(
    [...(answer?.matches ?? []), ...(answer?.nearly ?? [])].filter(isMeant).map(({ provider: { id } }) => id),
  );
