import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { isStreetWord } from '@rotadas/contracts/matching/street-address';
import { foldWords } from '@rotadas/contracts/primitives/fold-turkish';
import MiniSearch from 'minisearch';
import { PointIndex } from '../../routing/domain/point-index.js';
import { placeAlias, type Place, type SearchedPlace, searchedPlace } from './place.js';
import { relevance, allowedTypos, matchesText } from './relevance.js';

/** The longest name with district and province is shorter. */
const LETTERS_MAX = 100;
const WORDS_MAX = 8;

interface PlaceQuery {
  readonly q: string;
  readonly near?: Coordinates | undefined;
  readonly limit: number;
}

export class PlaceIndex {
  private readonly byIds: ReadonlyMap<string, Place>;
  private readonly words: WordIndex;
  private readonly placesByPoint: readonly Place[];
  private readonly points: PointIndex;

  constructor(places: readonly Place[]) {
    this.byIds = new Map(places.map((place) => [place.id, place]));
    this.words = new WordIndex(places.map(searchedPlace));
    this.placesByPoint = places.filter(({ kind }) => kind !== 'province');
    this.points = new PointIndex({
      latitudes: Float64Array.from(this.placesByPoint, ({ latitude }) => latitude),
      longitudes: Float64Array.from(this.placesByPoint, ({ longitude }) => longitude),
    });
  }

  /** Suggestions, best first. Words may be in any order, incomplete or misspelt. */
  search({ q, near, limit }: PlaceQuery): Place[] {
    const typed = typedWords(q);
    if (typed.length === 0) return [];
    const all = this.words.withAll(typed);
    const found = all.length > 0 ? all : this.words.withAny(typed.filter((word) => !isStreetWord(word)));
    return sortByValue(found, (place) => relevance(place, typed, near)).slice(0, limit);
  }

  byId(id: string): Place | null {
    return this.byIds.get(id) ?? null;
  }

  /** Places that a complete text names ('Karşıyaka, İzmir'), the most likely first. */
  byName(text: string): Place[] {
    const words = typedWords(text);
    if (words.length === 0) return [];
    const named = this.words.withExactly(words).filter((place) => isNamedBy(place, words));
    return sortByValue(named, ({ importance }) => importance);
  }

  /** Returns the nearest place within 50 km, but no province. */
  nearest(latitude: number, longitude: number): Place | null {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    const nearest = this.points.nearest(latitude, longitude, REACH_METRES);
    return (nearest && this.placesByPoint[nearest.index]) ?? null;
  }
}

function typedWords(text: string): string[] {
  return [...new Set(foldWords(text.slice(0, LETTERS_MAX)))].slice(0, WORDS_MAX);
}

function sortByValue(found: readonly SearchedPlace[], value: (place: SearchedPlace) => number): Place[] {
  return found
    .map((searched) => ({ place: searched.place, value: value(searched) }))
    .sort((a, b) => b.value - a.value || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

/** A point farther from every place is at sea or abroad. */
const REACH_METRES = 50_000;

/** 'karsiyaka izmir' names the district Karşıyaka, but not 'Karşıyaka İskelesi'. */
function isNamedBy({ titles }: SearchedPlace, words: readonly string[]): boolean {
  const known = new Set(words.map(placeAlias));
  return titles.some((title) => title.every((word) => known.has(placeAlias(word))));
}

/** Shorter words are searched in names only, not in districts and provinces. */
const REGION_LETTERS_MIN = 3;

interface Entry {
  id: number;
  title: string;
  region: string;
  kind: string;
}

class WordIndex {
  private readonly words = new MiniSearch<Entry>({
    fields: ['title', 'region', 'kind'],
    tokenize: foldWords,
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

  /** Ignores single letters besides other words, since almost every place has them. */
  withAll(words: readonly string[]): SearchedPlace[] {
    const significant = words.filter((word) => word.length > 1);
    const searched = significant.length > 0 ? significant : words.slice(0, 1);
    const isShort = searched.every((word) => word.length < REGION_LETTERS_MIN);
    const found = this.find(searched, 'AND', isShort ? ['title'] : undefined);
    return found.filter((place) => searched.every((word) => matchesText(place, word)));
  }

  withAny(words: readonly string[]): SearchedPlace[] {
    return this.find(words, 'OR', ['title']).filter((place) =>
      words.some((word) => matchesText(place, word)),
    );
  }

  withExactly(words: readonly string[]): SearchedPlace[] {
    const found = this.words.search(words.join(' '), { combineWith: 'AND', prefix: false, fuzzy: false });
    return this.toPlaces(found);
  }

  private find(
    words: readonly string[],
    combineWith: 'AND' | 'OR',
    fields = ['title', 'region', 'kind'],
  ): SearchedPlace[] {
    const options = { combineWith, fields, prefix: true, fuzzy: allowedTypos };
    return this.toPlaces(this.words.search(words.join(' '), options));
  }

  private toPlaces(found: readonly { id: unknown }[]): SearchedPlace[] {
    return found.flatMap(({ id }) => this.places[Number(id)] ?? []);
  }
}
