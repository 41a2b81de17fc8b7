import { z } from 'zod';

/** Control characters and direction overrides disguise a text; U+200E and U+200F pass. */
const FREE_OF_CONTROLS =
  // eslint-disable-next-line no-control-regex
  /^[^\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]*$/;

const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Longer runs make normalizing slow; UAX #15 allows thirty in a stream-safe text. */
const MARK_RUN = /\p{M}{31}/u;

/**
 * Code units before normalizing and trimming that a text of `max` characters may have: the longest
 * decomposition of one has four, and usual texts leave room for spaces.
 */
export const rawMax = (max: number): number => 4 * max;

export const TEXT_FAULTS = {
  tooLong: (max: number) => `En çok ${max} karakter olabilir`,
  marks: 'Çok fazla üst üste işaret içeriyor. Onları silip tekrar dene.',
  broken: 'Bozuk karakterler içeriyor. Onları silip tekrar dene.',
  controls: 'Görünmeyen kontrol ya da yön işaretleri içeriyor. Onları silip elle yazarak tekrar dene.',
  invisible: 'Görünen en az bir karakter yazmalısın.',
} as const;

/** Texts of a form instead of the general ones. */
export interface TextFaults {
  readonly empty?: string;
}

/** False for zero-width characters, spaces and marks without a letter. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Clears string keywords from the JSON schema of a numeric query parameter. */
export const NO_TEXT = { pattern: undefined, maxLength: undefined } as const;

/** A text of at most `max` characters, checked first: no other check runs on a longer one. */
export const boundedText = (max: number, tooLong = TEXT_FAULTS.tooLong(max)) =>
  z.string().max(max, { abort: true, error: tooLong });

/** Printable characters that JSON does not escape: all but quotes and backslashes. */
export const ASCII_TEXT = /^[ !#-[\]-~]*$/;

/** At most `max` characters of ASCII, such as a token: each takes one byte in JSON. */
export const asciiText = (max: number) => boundedText(max).regex(ASCII_TEXT);

/** Normalized to NFC with `\n` as the only line break, trimmed; `max` counts after that. */
const tidyText = (max: number) =>
  boundedText(rawMax(max), TEXT_FAULTS.tooLong(max))
    .refine((text) => !MARK_RUN.test(text), { abort: true, error: TEXT_FAULTS.marks })
    .overwrite((text) => text.normalize().replace(LINE_BREAKS, '\n'))
    .trim()
    .refine((text) => text.isWellFormed(), TEXT_FAULTS.broken)
    .regex(FREE_OF_CONTROLS, TEXT_FAULTS.controls);

const singleLine = (max: number) => tidyText(max).overwrite((text) => text.replace(/[\t\n]+/g, ' '));

/** A visible text of one line, at most `max` characters; breaks and tabs become spaces. */
export const requiredLine = (max: number, faults: TextFaults = {}) => required(singleLine(max), max, faults);

const IGNORABLES = /\p{Default_Ignorable_Code_Point}/gu;

/** Removes zero-width characters, soft hyphens and tags. */
export const removeIgnorables = (text: string): string => text.replace(IGNORABLES, '');

/** A required line without invisible characters and repeated spaces. */
export const visibleLine = (max: number, faults: TextFaults = {}) =>
  required(
    singleLine(max).overwrite((text) => removeIgnorables(text).normalize().replace(/\s+/g, ' ').trim()),
    max,
    faults,
  );

export const requiredText = (max: number, faults: TextFaults = {}) => required(tidyText(max), max, faults);

/** An optional text of several lines, at most `max` characters; null if invisible. */
export const optionalText = (max: number) =>
  tidyText(max)
    .max(max, { abort: true, error: TEXT_FAULTS.tooLong(max) })
    .transform((text) => (isVisible(text) ? text : null));

function required(text: z.ZodString, max: number, { empty }: TextFaults) {
  return text
    .max(max, { abort: true, error: TEXT_FAULTS.tooLong(max) })
    .min(1, empty)
    .refine(isVisible, empty ?? TEXT_FAULTS.invisible);
}

/** The start of a text, at most `max` code units; a character of several is not divided. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = new Intl.Segmenter('tr', { granularity: 'grapheme' }).segment(text);
  return text.slice(0, characters.containing(max)?.index);
}

/** Removes forbidden characters from external text and truncates it to `max`. */
export function cleanLine(text: string, max: number): string {
  const allowed = Array.from(text.toWellFormed().normalize().replace(LINE_BREAKS, ' '));
  const clean = allowed.filter((character) => FREE_OF_CONTROLS.test(character)).join('');
  const line = cut(clean.replace(/\s+/g, ' ').trim(), max).trim();
  return isVisible(line) ? line : '';
}
