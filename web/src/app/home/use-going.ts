import type { Match, WayByRoad } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useMemo } from 'react';
import type { RouteFits } from '../../features/active-providers/row-order.js';
import { foundMatches, isCallable, type Seeker, withLive } from '../../features/search/found-matches.js';
import type { MatchOutcome } from '../../features/search/match-note.js';
import { reasonText } from '../../features/search/reason-texts.js';
import { useMatches } from '../../features/search/use-matches.js';
import { offerKey } from '../../shared/offer/offer-key.js';

const NOBODY: readonly ActiveProvider[] = [];

/** Who goes a wished way, as the list and the map show them. */
export interface Going {
  route: WayByRoad | null;
  outcome: MatchOutcome;
  /** The best first; undefined until there is an answer. */
  matches: Match[] | undefined;
  providers: ActiveProvider[] | undefined;
  fits: RouteFits;
  /** When the answer was given, ms; null until then. */
  answeredAt: number | null;
  askAgain: () => void;
}

/** Who goes a way, asked for as long as it is wished. */
export function useGoing(seeker: Seeker, inView: readonly ActiveProvider[] = NOBODY) {
  const { wish, filters, ownId, linked, now } = seeker;
  const { answer, answeredAt, failed, askAgain } = useMatches(wish, inView);
  const found = useMemo(
    () => foundMatches({ answer, failed }, { wish, filters, ownId, linked, now }),
    [answer, failed, wish, filters, ownId, linked, now],
  );
  const matches = useMemo(() => found.matches && withLive(found.matches, inView), [found, inView]);
  const fits = useMemo<RouteFits>(
    () =>
      new Map(
        (matches ?? []).map((match, place) => [
          offerKey(match.provider),
          {
            place,
            reason: reasonText(match, now),
            group: isCallable(match) ? 'callable' : 'passing',
          },
        ]),
      ),
    [matches, now],
  );
  const providers = useMemo(() => matches?.map(({ provider }) => provider), [matches]);
  const route = answer?.route ?? null;
  const { outcome } = found;
  return useMemo<Going>(
    () => ({ route, outcome, matches, providers, fits, answeredAt, askAgain }),
    [route, outcome, matches, providers, fits, answeredAt, askAgain],
  );
}
