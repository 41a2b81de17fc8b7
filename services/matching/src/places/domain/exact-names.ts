import { meaningOf } from './kind-words.js';
import type { SearchedPlace } from './searched-place.js';

/**
 * Whether one of the place's names is whole among the folded words: 'karsiyaka izmir' has the whole
 * name of the district Karşıyaka, and only a part of 'Karşıyaka İskelesi'.
 */
export function isNamedBy({ titles }: SearchedPlace, words: readonly string[]): boolean {
  const said = new Set(words.map(meaningOf));
  return titles.some((title) => title.every((word) => said.has(meaningOf(word))));
}
