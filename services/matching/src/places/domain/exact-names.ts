import { meaningOf } from './kind-words.js';
import type { SearchedPlace } from './searched-place.js';

/**
 * Whether the folded words are one of the place's names, with nothing besides but its district,
 * province or kind: 'karsiyaka izmir' names the district Karşıyaka of İzmir.
 */
export function isNamedBy({ titles, region, kindWords }: SearchedPlace, words: readonly string[]): boolean {
  const said = words.map(meaningOf);
  const besides = new Set([...region, ...kindWords].map(meaningOf));
  return titles.some((title) => {
    const name = title.map(meaningOf);
    return (
      name.every((word) => said.includes(word)) &&
      said.every((word) => name.includes(word) || besides.has(word))
    );
  });
}
