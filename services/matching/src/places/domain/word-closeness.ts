import { distance as edits } from 'fastest-levenshtein';

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
