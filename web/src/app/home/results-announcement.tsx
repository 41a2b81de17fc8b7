import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../../features/search/search.js';

/** Delay after a change of the search, ms: by then the response is in and typing has paused. */
const TOLD_AFTER_MS = 1_000;
/** Duration of the announcement, ms; read later it could contradict the visible count. */
const STANDS_MS = 3_000;

interface FoundAnnouncementProps {
  search: Search;
  count: number | undefined;
}

/** Announces the count to screen readers after a change of the search, not after each poll. */
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
