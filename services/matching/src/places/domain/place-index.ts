import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import MiniSearch from 'minisearch';
import { PointIndex } from '../../routing/domain/point-index.js';
import { meaningOf, type Place, type SearchedPlace, searchedPlace } from './place.js';
import { relevance, slipsIn } from './relevance.js';

/** Longer texts are cut: the longest name with district and province has fewer letters. */
const LETTERS_MAX = 100;
/** Further words say nothing more about a place. */
const WORDS_MAX = 8;

/** What somebody types into a place field. */
interface PlaceQuery {
  readonly q: string;
  /** Where the searcher is; places near it come earlier. */
  readonly near?: Coordinates | undefined;
  /** How many places at most. */
  readonly limit: number;
}

/** All places of Türkiye, to be found by name, by id and by nearness. */
export class PlaceIndex {
  private readonly byIds: ReadonlyMap<string, Place>;
  private readonly words: WordIndex;
  private readonly nearestPlaces: NearestPlaces;

  constructor(places: readonly Place[]) {
    this.byIds = new Map(places.map((place) => [place.id, place]));
    this.words = new WordIndex(places.map(searchedPlace));
    this.nearestPlaces = new NearestPlaces(places);
  }

  /**
   * Suggestions for a text that is being typed, the most likely first. Words may be in any order,
   * begun only, and have slips; where no place has them all, places that have some.
   */
  search({ q, near, limit }: PlaceQuery): Place[] {
    const typed = typedWords(q);
    if (typed.length === 0) return [];
    const all = this.words.withAll(typed);
    const found = all.length > 0 ? all : this.words.withAny(typed);
    return ranked(found, (place) => relevance(place, typed, near)).slice(0, limit);
  }

  /** The place of an id, null where there is none. */
  byId(id: string): Place | null {
    return this.byIds.get(id) ?? null;
  }

  /**
   * Every place that a whole text names ('Kadıköy', 'Karşıyaka, İzmir'), the most likely
   * first. More than one means that nobody but its writer knows which is meant.
   */
  byName(text: string): Place[] {
    const said = typedWords(text);
    if (said.length === 0) return [];
    const named = this.words.withExactly(said).filter((place) => isNamedBy(place, said));
    return ranked(named, ({ importance }) => importance);
  }

  /** The place nearest to a point; null further than 50 km from all of them. */
  nearest(latitude: number, longitude: number): NearestPlace | null {
    return this.nearestPlaces.find(latitude, longitude);
  }
}

function typedWords(text: string): string[] {
  return [...new Set(foldedWords(text.slice(0, LETTERS_MAX)))].slice(0, WORDS_MAX);
}

function ranked(found: readonly SearchedPlace[], value: (place: SearchedPlace) => number): Place[] {
  return found
    .map((searched) => ({ place: searched.place, value: value(searched) }))
    .sort((a, b) => b.value - a.value || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

/** Further away than this a place says nothing about a point: it is at sea or abroad. */
const REACH_METRES = 50_000;

/** The place nearest to a point. */
interface NearestPlace {
  place: Place;
  distanceMetres: number;
}

/** Finds places by nearness; a province is no place to be near to, its districts are. */
export class NearestPlaces {
  private readonly places: readonly Place[];
  private readonly index: PointIndex;

  constructor(places: readonly Place[]) {
    this.places = places.filter(({ kind }) => kind !== 'province');
    this.index = new PointIndex({
      latitudes: Float64Array.from(this.places, ({ latitude }) => latitude),
      longitudes: Float64Array.from(this.places, ({ longitude }) => longitude),
    });
  }

  /** The nearest place within 50 km; null where there is none, or no such point. */
  find(latitude: number, longitude: number): NearestPlace | null {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    const nearest = this.index.nearest(latitude, longitude, REACH_METRES);
    const place = nearest && this.places[nearest.at];
    return place ? { place, distanceMetres: Math.round(nearest.metres) } : null;
  }
}

/**
 * Whether one of the place's names is whole among the folded words: 'karsiyaka izmir' has the whole
 * name of the district Karşıyaka, and only a part of 'Karşıyaka İskelesi'.
 */
function isNamedBy({ titles }: SearchedPlace, words: readonly string[]): boolean {
  const said = new Set(words.map(meaningOf));
  return titles.some((title) => title.every((word) => said.has(meaningOf(word))));
}

/** From so many letters on, a word is looked for in the names of districts and provinces too. */
const REGION_LETTERS_MIN = 3;

interface Entry {
  id: number;
  title: string;
  region: string;
  kind: string;
}

/** Which places have the typed words, or words that they begin or nearly are. */
class WordIndex {
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
