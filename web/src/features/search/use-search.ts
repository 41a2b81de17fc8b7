import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { keepRecentWay } from './recent-ways.js';
import { parseSearch, searchKey, searchText } from './search-preferences.js';
import { changed, type Search, type SearchChange } from './search.js';
import { useWayAddress } from './use-way-address.js';
import { searchIn } from './way-address.js';

/** What is searched for at first: the way of the address, else what was on this device. */
function firstSearch(userId: string): Search {
  return changed(parseSearch(deviceStorage.get(searchKey(userId))), searchIn(window.location.search) ?? {});
}

/** What the user looks for, kept on this device; its way is in the address too. */
export function useSearch(userId: string): [Search, (change: SearchChange) => void] {
  const { t } = useTranslation('shared');
  const [search, setSearch] = useState(() => firstSearch(userId));
  // Changes may come faster than they are drawn, so each goes on from the last one and not from
  // what is drawn.
  const newest = useRef(search);
  const change = useCallback(
    (part: SearchChange) => {
      const next = changed(newest.current, part);
      newest.current = next;
      setSearch(next);
      const { from, to } = next.route;
      if (part.route && from.place && to.place) keepRecentWay(userId, { from: from.place, to: to.place });
      deviceStorage.set(searchKey(userId), searchText(next, t(`serviceTypes.${next.type}`)));
    },
    [userId, t],
  );
  useWayAddress(search.route, change);
  return [search, change];
}
