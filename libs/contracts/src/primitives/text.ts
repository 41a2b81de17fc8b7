import { z } from 'zod';

/**
 * What no text may hold: control characters, and marks that turn the direction of what stands after
 * them (U+202A–202E, U+2066–2069), by which a name or a place shows as another one. Tabs, line
 * breaks and the plain marks U+200E and U+200F pass.
 */
const FREE_OF_CONTROLS =
  // eslint-disable-next-line no-control-regex
  /^[^\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]*$/;

const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** What is wrong with a text, in Turkish. */
export const TEXT_FAULTS = {
  broken: 'Bozuk karakterler içeriyor. Onları silip tekrar dene.',
  controls: 'Görünmeyen kontrol ya da yön işaretleri içeriyor. Onları silip elle yazarak tekrar dene.',
  invisible: 'Görünen en az bir karakter yazmalısın.',
} as const;

/** What a form says in place of the general texts; each has a default. */
export interface TextFaults {
  /** Nothing that can be seen was written. */
  readonly empty?: string;
  readonly tooLong?: string;
}

/**
 * Whether a text shows something: zero-width characters, spaces and marks without a letter do not.
 */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Text in one form for what looks the same (NFC), with `\n` as its only line break, trimmed. */
const tidyText = z
  .string()
  .overwrite((text) => text.normalize().replace(LINE_BREAKS, '\n'))
  .trim()
  .refine((text) => text.isWellFormed(), TEXT_FAULTS.broken)
  .regex(FREE_OF_CONTROLS, TEXT_FAULTS.controls);

const singleLine = tidyText.overwrite((text) => text.replace(/[\t\n]+/g, ' '));

/**
 * A text of one line that says something, at most `max` characters; breaks and tabs in it become
 * spaces.
 */
export const requiredLine = (max: number, faults: TextFaults = {}) => required(singleLine, max, faults);

const IGNORABLES = /\p{Default_Ignorable_Code_Point}/gu;

/** The text without characters that show nothing: zero-width ones, soft hyphens, tags. */
export const removeIgnorables = (text: string): string => text.replace(IGNORABLES, '');

/** A required line without characters that show nothing and without spaces in a row. */
export const visibleLine = (max: number, faults: TextFaults = {}) =>
  required(
    singleLine.overwrite((text) => removeIgnorables(text).normalize().replace(/\s+/g, ' ').trim()),
    max,
    faults,
  );

/** A text of any number of lines that says something, at most `max` characters. */
export const requiredText = (max: number, faults: TextFaults = {}) => required(tidyText, max, faults);

/**
 * A text of any number of lines that may be missing, at most `max` characters; one that shows
 * nothing counts as missing.
 */
export const optionalText = (max: number, { tooLong }: TextFaults = {}) =>
  tidyText.max(max, tooLong).transform((text) => (isVisible(text) ? text : null));

function required(text: z.ZodString, max: number, { empty, tooLong }: TextFaults) {
  return text
    .min(1, empty)
    .refine(isVisible, empty ?? TEXT_FAULTS.invisible)
    .max(max, tooLong);
}

/**
 * A line that somebody else wrote, such as the name that Google knows: what no text may hold is
 * left out, and it is cut to `max`.
 */
export function cleanedLine(text: string, max: number): string {
  const allowed = Array.from(text.toWellFormed().normalize().replace(LINE_BREAKS, ' '));
  const clean = allowed.filter((character) => FREE_OF_CONTROLS.test(character)).join('');
  const cut = clean.replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed().trim();
  return isVisible(cut) ? cut : '';
}
