import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import MiniSearch from 'minisearch';
import type { SearchedPlace } from './place.js';
import { slipsIn } from './relevance.js';

/** From so many letters on, a word is looked for in the names of districts and provinces too. */
const REGION_LETTERS_MIN = 3;

interface Entry {
  id: number;
  title: string;
  region: string;
  kind: string;
}

/** Which places have the typed words, or words that they begin or nearly are. */
export class WordIndex {
  private readonly words = new MiniSearch<Entry>({
    fields: ['title', 'region', 'kind'],
    tokenize: foldedWords,
    processTerm: (term) => term, // folded already
  });

  constructor(private readonly places: readonly SearchedPlace[]) {
    this.words.addAll(
      places.map(({ place, region, kindWords }, id) => ({
        id,
        title: [place.name, ...place.aliases].join(' '),
        region: region.join(' '),
        kind: kindWords.join(' '),
      })),
    );
  }

  /**
   * Places that have all of the folded words, begun or with slips. A single letter is looked for
   * only where it is all there is: beside other words it would be in almost every place.
   */
  withAll(words: readonly string[]): SearchedPlace[] {
    const telling = words.filter((word) => word.length > 1);
    const sought = telling.length > 0 ? telling : words.slice(0, 1);
    const isBarelyBegun = sought.every((word) => word.length < REGION_LETTERS_MIN);
    return this.find(sought, 'AND', isBarelyBegun ? ['title'] : undefined);
  }

  /** Places that have at least one of the folded words in their names, begun or with slips. */
  withAny(words: readonly string[]): SearchedPlace[] {
    return this.find(words, 'OR', ['title']);
  }

  /** Places that have exactly these words, all of them. */
  withExactly(words: readonly string[]): SearchedPlace[] {
    const found = this.words.search(words.join(' '), { combineWith: 'AND', prefix: false, fuzzy: false });
    return this.placesOf(found);
  }

  private find(
    words: readonly string[],
    combineWith: 'AND' | 'OR',
    fields = ['title', 'region', 'kind'],
  ): SearchedPlace[] {
    const options = { combineWith, fields, prefix: true, fuzzy: slipsIn };
    return this.placesOf(this.words.search(words.join(' '), options));
  }

  private placesOf(found: readonly { id: unknown }[]): SearchedPlace[] {
    return found.flatMap(({ id }) => this.places[Number(id)] ?? []);
  }
}
