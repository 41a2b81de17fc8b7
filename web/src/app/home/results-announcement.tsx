import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../../features/search/search.js';

/**
 * How long after a change of the search its result is told, ms; the answer is here by then, and
 * typing has paused.
 */
const TOLD_AFTER_MS = 1_000;
/**
 * How long it stands, ms: what is told must not be read later, when the count beside it is another
 * one.
 */
const STANDS_MS = 3_000;

interface FoundAnnouncementProps {
  search: Search;
  /** Undefined until the first answer. */
  count: number | undefined;
}

/**
 * Tells a screen reader how many fit a changed search; the changes that each poll brings later are
 * not told.
 */
export function ResultsAnnouncement({ search, count }: FoundAnnouncementProps) {
  const { t } = useTranslation('search');
  const [isTold, setTold] = useState(false);
  const counted = count !== undefined;
  useEffect(() => {
    if (!counted) return;
    const tell = setTimeout(() => setTold(true), TOLD_AFTER_MS);
    const clear = setTimeout(() => setTold(false), TOLD_AFTER_MS + STANDS_MS);
    return () => {
      clearTimeout(tell);
      clearTimeout(clear);
      setTold(false);
    };
  }, [search, counted]);
  return (
    <p className="visually-hidden" role="status">
      {isTold && counted && t('found', { count })}
    </p>
  );
}
