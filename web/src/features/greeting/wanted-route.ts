import { PART_BREAK, SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { useSyncExternalStore } from 'react';
import { readReturnPath } from '../../shared/navigation/return-path.js';

/** The greeting must not carry a message of the link's author: no digits, no addresses. */
const PLACE_NAME = /^[\p{L}\p{M} ,'’()-]{2,60}$/u;

/** 'Ankara → Eskişehir' for a link to that route; null without the names of two places. */
export function routeIn(path: string): string | null {
  const query = new URLSearchParams(path.split('?')[1]);
  const names = [SEARCH_ADDRESS.from, SEARCH_ADDRESS.to].map(
    (end) => query.get(end)?.split(PART_BREAK)[0] ?? '',
  );
  return names.every((name) => PLACE_NAME.test(name)) ? names.join(' → ') : null;
}

/** The route that a signed-out user wanted to open; null while prerendering. */
export function useWantedRoute(): string | null {
  const path = useSyncExternalStore(neverChanges, readReturnPath, () => null);
  return path === null ? null : routeIn(path);
}

const neverChanges = () => () => undefined;
