import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { linkIn, type MapLink, withoutLink } from '../../features/search/map-link.js';
import { wayIn } from '../../features/search/way-address.js';

/** The key of the entry of the history that a page began with. */
const FIRST_KEY = 'default';

/** What an address that says a way alone is about. */
const WAY_ALONE: MapLink = { offer: null, departureId: null };

/** A link that was followed. */
export interface OpenedLink extends MapLink {
  /** When, ms: only what is known since then says that an offer is gone. */
  readonly openedAt: number;
}

/**
 * Tells each link to the map that is followed, from outside or within the app. It leaves the
 * address at once, so that neither a reload nor a shared address follows it again.
 */
export function useMapLink(onLink: (link: OpenedLink) => void): void {
  const { key, search: followed } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== FIRST_KEY;
  const follow = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const found = linkIn(search) ?? (isReturn || wayIn(followed) === null ? null : WAY_ALONE);
    if (found === null) return;
    onLink({ ...found, openedAt: Date.now() });
    history.replaceState(history.state, '', pathname + withoutLink(search) + hash);
  });
  useEffect(() => follow(), [key]);
}
