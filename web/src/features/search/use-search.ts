import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { parseSearch, searchKey, searchText } from './search-preferences.js';
import { ANYTHING, type Search } from './search.js';

function remembered(userId: string): Search {
  try {
    return parseSearch(localStorage.getItem(searchKey(userId)));
  } catch (error) {
    logWarning('the last search could not be read', error);
    return ANYTHING;
  }
}

/** What the user looks for: at first what they last looked for on this device. */
export function useSearch(userId: string): [Search, (change: Partial<Search>) => void] {
  const { t } = useTranslation('shared');
  const [search, setSearch] = useState(() => remembered(userId));
  const change = (part: Partial<Search>) => {
    const next = { ...search, ...part };
    setSearch(next);
    try {
      localStorage.setItem(searchKey(userId), searchText(next, t(`serviceTypes.${next.type}`)));
    } catch (error) {
      logWarning('the search could not be kept', error);
    }
  };
  return [search, change];
}
