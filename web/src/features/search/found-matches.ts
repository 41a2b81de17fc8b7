import type { LinkedOffer } from '@rotadas/contracts/matching/map-address';
import type { Match, Wish } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { hasFilters, passes, type SearchFilters } from './filters.js';
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
  /** The offer that a link named: of its provider, it is the one that is listed. */
  linked: LinkedOffer | null;
  now: number;
}

/** Who is listed of an answer: who passes the filters; where nobody goes it, who nearly does. */
export function foundMatches(
  { answer, failed }: Pick<Matches, 'answer' | 'failed'>,
  { wish, filters, ownId, linked, now }: Seeker,
): FoundMatches {
  const wanted = { from: wish.from, to: wish.to, serviceType: wish.serviceType };
  const outcome = { wanted, route: null, count: 0, filtered: 0, nearly: false, failed };
  if (answer === undefined) return { matches: failed === null ? undefined : [], outcome };
  const fits = ({ provider }: Match) => passes(provider, filters, now);
  const all = oneOfEach(answer.matches, ownId, linked);
  const going = all.filter(fits);
  const filtered = hasFilters(filters) ? all.length - going.length : 0;
  const nearly =
    going.length === 0 && filtered === 0 ? oneOfEach(answer.nearly, ownId, linked).filter(fits) : [];
  return {
    matches: [...going, ...nearly],
    outcome: { ...outcome, route: answer.route, count: going.length, filtered, nearly: nearly.length > 0 },
  };
}

/**
 * One match of each other provider, who may plan offers beside the one on the map: the linked one,
 * else the best.
 */
function oneOfEach(
  matches: readonly Match[],
  ownId: number | undefined,
  linked: LinkedOffer | null,
): Match[] {
  const isLinked = ({ provider: { id, departsAt } }: Match) =>
    id === linked?.providerId && (departsAt ?? null) === linked.departsAt;
  const named = matches.find(isLinked);
  const seen = new Set<number | undefined>([ownId]);
  return matches.filter((match) => {
    const { id } = match.provider;
    if (seen.has(id) || (named?.provider.id === id && match !== named)) return false;
    seen.add(id);
    return true;
  });
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
