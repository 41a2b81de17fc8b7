import type { Place as ShownPlace, PlaceKind } from '@rotadas/contracts/matching/place';
import { foldWords } from '@rotadas/contracts/primitives/fold-turkish';
import { metresBetween } from '../../routing/domain/point-index.js';

export interface Place extends Readonly<ShownPlace> {
  /** Absent if unknown or uninhabited. */
  readonly population?: number;
  /** Other names, such as an IATA code. */
  readonly aliases: readonly string[];
}

const SAME_METRES = 10_000;

/** Places of one name within 10 km count as one. */
export function areSamePlace([first, ...others]: readonly Place[]): boolean {
  return others.every((other) => first && metresBetween(first, other) <= SAME_METRES);
}

export interface SearchedPlace {
  readonly place: Place;
  /** Words of the name and of each alias. */
  readonly titles: readonly (readonly string[])[];
  readonly region: readonly string[];
  readonly kindWords: readonly string[];
  /** Prior probability, 0 to 1. */
  readonly importance: number;
}

/** Substitute for the population, by the number of people that a kind of place attracts. */
const DEFAULT_POPULATIONS: Readonly<Record<Place['kind'], number>> = {
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

/** Population of İstanbul, the largest. */
const LARGEST_LOG = Math.log10(16_000_000);

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

export function searchedPlace(place: Place): SearchedPlace {
  const inhabitants = Math.max(place.population ?? DEFAULT_POPULATIONS[place.kind], 10);
  return {
    place,
    titles: [place.name, ...place.aliases].map(foldWords),
    region: [...foldWords(place.district ?? ''), ...foldWords(place.province)],
    kindWords: KIND_WORDS[place.kind],
    importance: Math.min(Math.log10(inhabitants) / LARGEST_LOG, 1),
  };
}

const SYNONYMS: Readonly<Record<string, string>> = {
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

const SYNONYM_MAP = new Map(Object.entries(SYNONYMS));

export function placeAlias(word: string): string {
  return SYNONYM_MAP.get(word) ?? word;
}
