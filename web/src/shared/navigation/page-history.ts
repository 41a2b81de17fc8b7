import type { LayerHistory } from './back-layers.js';

// `key` and `idx` of `history.state` are undocumented fields of react-router; see web/README.md.

const DEPTH = 'layers';
const WRITTEN = 'written';

/**
 * Bypasses the router, whose navigation would create a new key; the map would then open its URL as
 * a new link.
 */
export const layerHistory: LayerHistory = {
  depth: () => Number(history.state?.[DEPTH] ?? 0),
  // Keeps the router's state, so that the router regards the entry as the page's own.
  push: (depth) => history.pushState({ ...history.state, [DEPTH]: depth }, ''),
  back: (entries) => history.go(-entries),
};

/**
 * The key of the current entry, an undocumented field of react-router; set before the entry is
 * rendered.
 */
export const entryKey = (): string => history.state?.key ?? 'default';

/** Number of entries before the current one, an undocumented field of react-router. */
export const entryIndex = (): number => history.state?.idx ?? 0;

/** Whether the app wrote the query of the current entry; false for a link that was just opened. */
export const isWritten = (): boolean => history.state?.[WRITTEN] === true;

/** Unlike the router's `replace`, keeps the number of open layers in the entry. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = window.location;
  history.replaceState({ ...history.state, [WRITTEN]: true }, '', pathname + query + hash);
}

/** Unlike the router's `replace`, starts no navigation. */
export function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * Adds the router's state to an entry that the browser created because the user edited the
 * fragment.
 */
export function adoptEntry(index: number): void {
  if (history.state?.idx === undefined)
    history.replaceState({ ...history.state, idx: index, [WRITTEN]: true }, '');
}

/** Whether the app was opened on this page, so that Back would leave the app. */
export const isFirstPage = (): boolean => entryIndex() === 0;
