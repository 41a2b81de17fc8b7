import { type LinkedOffer, linkedOfferText } from '@rotadas/contracts/matching/map-address';
import type { Match, Wish } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { offerKey } from '../../shared/offer/offer-key.js';
import { passes, type SearchFilters } from './filters.js';
import type { MatchOutcome } from './match-note.js';
import type { Matches } from './use-matches.js';

/** Those of an answer who are listed. */
export interface FoundMatches {
  /** The best first; undefined until there is an answer. */
  matches: Match[] | undefined;
  outcome: MatchOutcome;
}

/** Whom an answer is for. */
export interface Seeker {
  wish: Wish;
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
export function foundMatches(
  { answer, failed }: Pick<Matches, 'answer' | 'failed'>,
  { wish, filters, ownId, linked, now }: Seeker,
): FoundMatches {
  const wanted = { from: wish.from, to: wish.to, serviceType: wish.serviceType };
  const outcome = { wanted, route: null, count: 0, nobodyPasses: false, filtered: 0, nearly: false, failed };
  if (answer === undefined) return { matches: failed === null ? undefined : [], outcome };
  const isOther = ({ provider }: Match) => provider.id !== ownId;
  const fits = ({ provider }: Match) => passes(provider, filters, now);
  const others = answer.matches.filter(isOther);
  const fitting = others.filter(fits);
  const { passing, callable } = grouped(fitting, linked);
  const filtered = countPeople(others) - countPeople(fitting);
  const nobodyPasses = passing.length === 0 && (wish.serviceType === 'all' || callable.length === 0);
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
  const linkedKey = linked && linkedOfferText(linked);
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
