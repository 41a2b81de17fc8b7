import { SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';

/** A point without an ID at the end of the text; the third decimal is about 100 m. */
const POINT = /(@-?\d+\.\d{3})\d*(,-?\d+\.\d{3})\d*$/;

/** Rounds points that are in no list, which could be the user's home. */
export function shareableAddress(href: string): string {
  const url = new URL(href);
  for (const name of [SEARCH_ADDRESS.from, SEARCH_ADDRESS.to]) {
    const text = url.searchParams.get(name) ?? '';
    if (POINT.test(text)) url.searchParams.set(name, text.replace(POINT, '$1$2'));
  }
  return url.href;
}
