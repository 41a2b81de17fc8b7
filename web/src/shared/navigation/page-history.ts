import type { LayerHistory } from './back-layers.js';

const DEPTH = 'layers';

/** No navigations: for a new key of the router the map would follow its URL as a link again. */
export const layerHistory: LayerHistory = {
  depth: () => Number(history.state?.[DEPTH] ?? 0),
  // keeps the router's state, so that the router sees the page's own entry
  push: (depth) => history.pushState({ ...history.state, [DEPTH]: depth }, ''),
  back: (entries) => history.go(-entries),
};

/** Unlike the router's `replace`, keeps the number of open layers in the entry. */
export function replaceQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}
