import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distance as edits } from 'fastest-levenshtein';
import { distance as kmBetween } from 'geokdbush';
import type { SearchedPlace } from './place.js';

// What each part of the relevance weighs: a word that fits better outweighs a larger place, unless
// that is about a thousand times as large.
const TEXT_WEIGHT = 3;
const IMPORTANCE_WEIGHT = 2;
const NEARNESS_WEIGHT = 0.6;

/** A word that only says where the place is, or what kind of place, speaks less for it. */
const REGION_SHARE = 0.55;
const KIND_SHARE = 0.8;
/** Another name counts a little less: 'ist' begins İstanbul before it is an airport's code. */
const ALIAS_SHARE = 0.9;
/** What a name gains whose words are all typed. */
const COVERED_NAME = 0.3;
/** From this closeness a word of the name counts as typed. */
const TYPED_CLOSENESS = 0.6;
/** At this distance nearness counts half. */
const NEAR_KM = 50;

/** How well a place answers the typed words, for somebody who is `near`; more is better. */
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
  const covered = title.filter((word) => typed.some((one) => wordCloseness(one, word) >= TYPED_CLOSENESS));
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

/** A finished word counts 1, one that is being typed between these two. */
const PREFIX_LEAST = 0.7;
const PREFIX_MOST = 0.85;
/** What the first and each further slip takes. */
const SLIP = 0.25;

/** How many letters may be wrong: none in a short word, where another word is as likely meant. */
export function slipsIn(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** How well a typed word stands for a word of a name: 0 for not at all, 1 for the same word. */
export function wordCloseness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed))
    return PREFIX_LEAST + (PREFIX_MOST - PREFIX_LEAST) * (typed.length / word.length);
  const allowed = slipsIn(typed);
  if (Math.abs(typed.length - word.length) > allowed) return 0;
  const slips = edits(typed, word);
  return slips <= allowed ? 1 - SLIP * slips : 0;
}
