import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../../features/search/search.js';

/** Delay after a change of the search, ms: by then the response is in and typing has paused. */
const ANNOUNCE_AFTER_MS = 1_000;
/** Duration of the announcement, ms; read later it could contradict the visible count. */
const ANNOUNCED_FOR_MS = 3_000;

interface ResultsAnnouncementProps {
  search: Search;
  count: number | undefined;
}

/** Announces the count to screen readers after a change of the search, not after each poll. */
export function ResultsAnnouncement({ search, count }: ResultsAnnouncementProps) {
  const { t } = useTranslation('search');
  const [isAnnounced, setAnnounced] = useState(false);
  const counted = count !== undefined;
  useEffect(() => {
    if (!counted) return;
    const announce = setTimeout(() => setAnnounced(true), ANNOUNCE_AFTER_MS);
    const clear = setTimeout(() => setAnnounced(false), ANNOUNCE_AFTER_MS + ANNOUNCED_FOR_MS);
    return () => {
      clearTimeout(announce);
      clearTimeout(clear);
      setAnnounced(false);
    };
  }, [search, counted]);
  return (
    <p className="visually-hidden" role="status">
      {isAnnounced && counted && t('found', { count })}
    </p>
  );
}
