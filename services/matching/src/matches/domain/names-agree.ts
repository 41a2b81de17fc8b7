import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import type { Place } from '../../places/domain/place.js';

/** The names of an end of a wished way, folded. */
export interface EndNames {
  readonly name: readonly string[];
  /** District and province; words that a text may have beside the name. */
  readonly region: readonly string[];
}

/** The names of a place of the list. */
export function namesOfPlace({ name, district, province }: Place): EndNames {
  return { name: foldedWords(name), region: [...foldedWords(district ?? ''), ...foldedWords(province)] };
}

/** The names in a text that names no place. */
export function namesOfText(text: string): EndNames {
  return { name: foldedWords(text), region: [] };
}

/**
 * Tells whether the text of an offer means the same place: it has the whole name, or it is a part
 * of the name, beside words that say where that is. Every text is looked at once.
 */
export function namesAgree({ name, region }: EndNames): (text: string) => boolean {
  const known = new Set([...name, ...region]);
  const own = new Set(name);
  const seen = new Map<string, boolean>();
  return (text) => {
    const before = seen.get(text);
    if (before !== undefined) return before;
    const words = foldedWords(text);
    const hasName = name.length > 0 && name.every((word) => words.includes(word));
    const isPart = words.some((word) => own.has(word)) && words.every((word) => known.has(word));
    seen.set(text, hasName || isPart);
    return hasName || isPart;
  };
}
