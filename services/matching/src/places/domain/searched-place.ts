import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import { KIND_WORDS } from './kind-words.js';
import type { Place } from './place.js';

/** A place with its words as they are compared with what somebody types. */
export interface SearchedPlace {
  readonly place: Place;
  /** The folded words of its name, and of each other name. */
  readonly titles: readonly (readonly string[])[];
  /** The folded words of its district and province. */
  readonly region: readonly string[];
  readonly kindWords: readonly string[];
  /** How likely somebody means it, whatever was typed: 0 to 1. */
  readonly importance: number;
}

/** Inhabitants that count as much as the place draws people, for places where few or none live. */
const DRAWS: Readonly<Record<Place['kind'], number>> = {
  province: 100_000,
  district: 10_000,
  town: 2_000,
  village: 500,
  neighbourhood: 50_000,
  airport: 300_000,
  'bus-terminal': 100_000,
  pier: 30_000,
  station: 60_000,
  square: 150_000,
  university: 60_000,
};

/** The decimal logarithm of the largest population, İstanbul's. */
const LARGEST = Math.log10(16_000_000);

/** Prepares a place for the search. */
export function searchedPlace(place: Place): SearchedPlace {
  const inhabitants = Math.max(place.population ?? DRAWS[place.kind], 10);
  return {
    place,
    titles: [place.name, ...place.aliases].map(foldedWords),
    region: [...foldedWords(place.district ?? ''), ...foldedWords(place.province)],
    kindWords: KIND_WORDS[place.kind],
    importance: Math.min(Math.log10(inhabitants) / LARGEST, 1),
  };
}
