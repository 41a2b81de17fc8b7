import { SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { useSyncExternalStore } from 'react';
import { readReturnPath } from '../../shared/navigation/return-path.js';

/**
 * The route of a link that a signed-out user opened: 'Ankara → Eskişehir', or empty if the page
 * does not name it. Null without such a link, and while prerendering.
 */
export const useWantedRoute = (): string | null =>
  useSyncExternalStore(neverChanges, wantedRoute, () => null);

function wantedRoute(): string | null {
  const query = new URLSearchParams(readReturnPath()?.split('?')[1]);
  if (!query.has(SEARCH_ADDRESS.from) || !query.has(SEARCH_ADDRESS.to)) return null;
  // The gateway checked these names; anyone can write the text of a link.
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';
  return title.includes('→') ? title : '';
}

const neverChanges = () => () => undefined;
