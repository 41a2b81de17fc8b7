import type { LayerHistory } from './back-layers.js';

/** The key of an entry's state that holds how many layers are open over its page. */
const DEPTH = 'layers';

/**
 * Entries for layers over a page. They are no navigations: the router would give each a key of its
 * own, by which the map follows its address as a link again.
 */
export const layerHistory: LayerHistory = {
  depth: () => Number(history.state?.[DEPTH] ?? 0),
  // the rest of the state is the router's: to it the entry is the page's own
  push: (depth) => history.pushState({ ...history.state, [DEPTH]: depth }, ''),
  back: (entries) => history.go(-entries),
};

/**
 * Replaces the query of the address, for pages that describe in it what they show. The router's own
 * `replace` would drop the number of open layers from the entry.
 */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}
