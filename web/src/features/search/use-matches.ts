import type { MatchAnswer, Wish } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { useMatchesQuery } from './matches.api.js';
import { isOutdated, watchedOf, type Watched } from './watched.js';

/** Who goes a way is asked for again this often, ms: positions change all the time. */
const ASK_EVERY_MS = 15_000;
/** What changed meanwhile is gathered for so long, ms. */
const GATHER_MS = 5_000;

/** Who goes the wished way. */
export interface Matches {
  /** Undefined until the first answer for this way. */
  answer: MatchAnswer | undefined;
  /** When it was given, ms; null until then. */
  answeredAt: number | null;
  /** Why there is none, as the user reads it; null while there is, or may yet be, one. */
  failed: string | null;
  askAgain: () => void;
}

/**
 * Asks who goes a way: at once, every 15 s while the page is looked at, and 5 s after one of
 * those of the answer who are in view went or changed the offer.
 */
export function useMatches(wish: Wish, inView: readonly ActiveProvider[]): Matches {
  const { t } = useTranslation('search');
  const { currentData, isError, error, refetch, fulfilledTimeStamp } = useMatchesQuery(wish, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Watched>(new Map());
  useEffect(() => {
    const watched = watchedOf(currentData, inView);
    const before = last.current;
    last.current = watched;
    if (!isOutdated(currentData, before, watched)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      askAgain();
    }, GATHER_MS);
  }, [currentData, inView, askAgain]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const failed = isError && currentData === undefined ? errorText(error, t('matches.failed')) : null;
  const answeredAt = currentData === undefined ? null : (fulfilledTimeStamp ?? null);
  return { answer: currentData, answeredAt, failed, askAgain };
}
