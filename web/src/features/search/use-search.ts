import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { parseSearch, searchKey, searchText } from './search-preferences.js';
import { ANYTHING, changed, type Search, type SearchChange } from './search.js';

function remembered(userId: string): Search {
  try {
    return parseSearch(localStorage.getItem(searchKey(userId)));
  } catch (error) {
    logWarning('the last search could not be read', error);
    return ANYTHING;
  }
}

/** What the user looks for: at first what they last looked for on this device. */
export function useSearch(userId: string): [Search, (change: SearchChange) => void] {
  const { t } = useTranslation('shared');
  const [search, setSearch] = useState(() => remembered(userId));
  // Changes may come faster than they are drawn, so each goes on from the last one and not from
  // what is drawn.
  const newest = useRef(search);
  const change = (part: SearchChange) => {
    const next = changed(newest.current, part);
    newest.current = next;
    setSearch(next);
    try {
      localStorage.setItem(searchKey(userId), searchText(next, t(`serviceTypes.${next.type}`)));
    } catch (error) {
      logWarning('the search could not be kept', error);
    }
  };
  return [search, change];
}
