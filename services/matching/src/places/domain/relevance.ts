import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distance as edits } from 'fastest-levenshtein';
import { distance as kmBetween } from 'geokdbush';
import type { SearchedPlace } from './place.js';

// A better text match outweighs size, unless the place is about a thousand times as large.
const TEXT_WEIGHT = 3;
const IMPORTANCE_WEIGHT = 2;
const NEARNESS_WEIGHT = 0.6;

const REGION_SHARE = 0.55;
const KIND_SHARE = 0.8;
/** Less than 1, so that 'ist' finds İstanbul before an airport code. */
const ALIAS_SHARE = 0.9;
/** Bonus for a name whose words are all typed. */
const COVERED_NAME = 0.3;
/** Minimum closeness at which a word counts as typed. */
const TYPED_CLOSENESS = 0.6;
/** Distance at which nearness counts half. */
const NEAR_KM = 50;

export function relevance(
  searched: SearchedPlace,
  typed: readonly string[],
  near: Coordinates | undefined,
): number {
  const text = Math.max(
    ...searched.titles.map(
      (title, index) => (index === 0 ? 1 : ALIAS_SHARE) * textRelevance(title, searched, typed),
    ),
  );
  return (
    TEXT_WEIGHT * text +
    IMPORTANCE_WEIGHT * searched.importance +
    (near === undefined ? 0 : NEARNESS_WEIGHT * nearness(searched, near))
  );
}

function textRelevance(
  title: readonly string[],
  { region, kindWords }: SearchedPlace,
  typed: readonly string[],
): number {
  let sum = 0;
  for (const word of typed) {
    sum += Math.max(
      closest(word, title),
      REGION_SHARE * closest(word, region),
      KIND_SHARE * closest(word, kindWords),
    );
  }
  const covered = title.filter((word) =>
    typed.some((typedWord) => wordCloseness(typedWord, word) >= TYPED_CLOSENESS),
  );
  return sum / typed.length + COVERED_NAME * (covered.length / title.length);
}

function closest(typed: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) best = Math.max(best, wordCloseness(typed, word));
  return best;
}

function nearness({ place }: SearchedPlace, near: Coordinates): number {
  const km = kmBetween(near.longitude, near.latitude, place.longitude, place.latitude);
  return 1 / (1 + km / NEAR_KM);
}

/** Range of closeness for a prefix. */
const PREFIX_MIN = 0.7;
const PREFIX_MAX = 0.85;
const TYPO_PENALTY = 0.25;

/** Short words allow none, since another word is as likely. */
export function allowedTypos(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** Letters. In a shorter word two errors are another place, unless two letters are swapped. */
const TWO_TYPOS_FROM = 8;

/** 0 for no match, 1 for the same word. */
export function wordCloseness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return PREFIX_MIN + (PREFIX_MAX - PREFIX_MIN) * (typed.length / word.length);
  const allowed = allowedTypos(typed);
  if (Math.abs(typed.length - word.length) > allowed) return 0;
  const typos = edits(typed, word);
  if (typos > allowed || (typos > 1 && typed.length < TWO_TYPOS_FROM && !haveSameLetters(typed, word)))
    return 0;
  return 1 - TYPO_PENALTY * typos;
}

const haveSameLetters = (one: string, other: string): boolean => sorted(one) === sorted(other);

const sorted = (word: string): string => Array.from(word).sort().join('');

/** Whether the name, region or kind of a place has a word like the typed one. */
export function matchesText({ titles, region, kindWords }: SearchedPlace, typed: string): boolean {
  return [...titles, region, kindWords].some((words) => closest(typed, words) > 0);
}
