import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../../features/search/search.js';

/** How long after a change of the search its result is told, ms; the answer is here by then, and typing has paused. */
const TOLD_AFTER_MS = 1_000;

interface FoundAnnouncementProps {
  search: Search;
  /** Undefined until the first answer. */
  count: number | undefined;
}

/** Tells a screen reader how many fit a changed search; the changes that each poll brings are not told. */
export function FoundAnnouncement({ search, count }: FoundAnnouncementProps) {
  const { t } = useTranslation('search');
  const [told, setTold] = useState('');
  const tell = useEffectEvent(() => count !== undefined && setTold(t('found', { count })));
  const counted = count !== undefined;
  useEffect(() => {
    const timer = setTimeout(() => tell(), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search, counted]);
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
