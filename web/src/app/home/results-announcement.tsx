import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupText } from '../../features/search/group-counts.js';
import type { Search } from '../../features/search/search.js';
import type { HomeResults } from './use-home-results.js';

/**
 * Delay after a change of the search, ms. The response has usually arrived by then, and typing has
 * paused.
 */
const ANNOUNCE_DELAY_MS = 1_000;

/** Duration of the announcement, ms. If it stayed longer, it could contradict the visible count. */
const ANNOUNCEMENT_MS = 3_000;

interface ResultsAnnouncementProps {
  search: Search;
  counts: HomeResults['counts'];
}

/** Announces the counts to screen readers after a change of the search, not after each poll. */
export function ResultsAnnouncement({ search, counts }: ResultsAnnouncementProps) {
  const { t } = useTranslation('search');
  const [isAnnounced, setAnnounced] = useState(false);
  const isCounted = counts !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    const announce = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY_MS);
    const clear = setTimeout(() => setAnnounced(false), ANNOUNCE_DELAY_MS + ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(announce);
      clearTimeout(clear);
      setAnnounced(false);
    };
  }, [search, isCounted]);
  return (
    <p className="visually-hidden" role="status">
      {isAnnounced && isCounted && t('found', { groups: counts.map(groupText).join(', ') })}
    </p>
  );
}
