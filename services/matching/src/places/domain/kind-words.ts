import type { PlaceKind } from '@rotadas/contracts/matching/place';

/** What people type besides the name to say which kind of place they mean, folded. */
export const KIND_WORDS: Readonly<Record<PlaceKind, readonly string[]>> = {
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
