import type { Place as ShownPlace, PlaceKind } from '@rotadas/contracts/matching/place';
import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';

/** A named point of Türkiye, as it is answered, with what only the search needs. */
export interface Place extends Readonly<ShownPlace> {
  /** Inhabitants; absent where nobody lives or nobody counted. */
  readonly population?: number;
  /** Other names that people type, such as an airport's IATA code. */
  readonly aliases: readonly string[];
}

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

/** What people type besides the name to say which kind of place they mean, folded. */
const KIND_WORDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  province: ['il', 'ili', 'sehir'],
  district: ['ilce', 'ilcesi'],
  town: ['belde', 'beldesi'],
  village: [], // 'köy' begins or ends many names, and says nothing of the rest
  neighbourhood: ['mahalle', 'mahallesi', 'semt', 'semti'],
  airport: ['havalimani', 'havaalani', 'hava', 'limani', 'alani', 'airport', 'terminal', 'terminali'],
  'bus-terminal': ['otogar', 'otogari', 'otobus', 'terminal', 'terminali', 'garaj', 'garaji'],
  pier: ['iskele', 'iskelesi', 'vapur', 'vapuru', 'feribot', 'feribotu', 'deniz', 'otobusu'],
  station: ['gar', 'gari', 'tren', 'istasyon', 'istasyonu', 'yht', 'marmaray'],
  square: ['meydan', 'meydani'],
  university: ['universite', 'universitesi', 'kampus', 'kampusu', 'yerleskesi'],
};

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

/** Words of one meaning, by the form that stands for all. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  otogari: 'otogar',
  terminal: 'otogar',
  terminali: 'otogar',
  garaj: 'otogar',
  garaji: 'otogar',
  havaalani: 'havalimani',
  airport: 'havalimani',
  iskelesi: 'iskele',
  gari: 'gar',
  istasyonu: 'istasyon',
  meydani: 'meydan',
  universitesi: 'universite',
};

const MEANINGS = new Map(Object.entries(SAME_MEANING));

/** The form that stands for a folded word: 'otogari' is 'otogar'; most words are their own. */
export function meaningOf(word: string): string {
  return MEANINGS.get(word) ?? word;
}
