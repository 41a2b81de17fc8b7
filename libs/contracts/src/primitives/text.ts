import { z } from 'zod';

/** Control characters and direction overrides disguise a text; U+200E and U+200F pass. */
const FREE_OF_CONTROLS =
  // eslint-disable-next-line no-control-regex
  /^[^\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]*$/;

const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const TEXT_FAULTS = {
  broken: 'Bozuk karakterler içeriyor. Onları silip tekrar dene.',
  controls: 'Görünmeyen kontrol ya da yön işaretleri içeriyor. Onları silip elle yazarak tekrar dene.',
  invisible: 'Görünen en az bir karakter yazmalısın.',
} as const;

/** Texts of a form instead of the general ones. */
export interface TextFaults {
  readonly empty?: string;
  readonly tooLong?: string;
}

/** False for zero-width characters, spaces and marks without a letter. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Normalised to NFC with `\n` as the only line break, trimmed. */
const tidyText = z
  .string()
  .overwrite((text) => text.normalize().replace(LINE_BREAKS, '\n'))
  .trim()
  .refine((text) => text.isWellFormed(), TEXT_FAULTS.broken)
  .regex(FREE_OF_CONTROLS, TEXT_FAULTS.controls);

const singleLine = tidyText.overwrite((text) => text.replace(/[\t\n]+/g, ' '));

/** A visible text of one line, at most `max` characters; breaks and tabs become spaces. */
export const requiredLine = (max: number, faults: TextFaults = {}) => required(singleLine, max, faults);

const IGNORABLES = /\p{Default_Ignorable_Code_Point}/gu;

/** Removes zero-width characters, soft hyphens and tags. */
export const removeIgnorables = (text: string): string => text.replace(IGNORABLES, '');

/** A required line without invisible characters and repeated spaces. */
export const visibleLine = (max: number, faults: TextFaults = {}) =>
  required(
    singleLine.overwrite((text) => removeIgnorables(text).normalize().replace(/\s+/g, ' ').trim()),
    max,
    faults,
  );

export const requiredText = (max: number, faults: TextFaults = {}) => required(tidyText, max, faults);

/** An optional text of several lines, at most `max` characters; null if invisible. */
export const optionalText = (max: number, { tooLong }: TextFaults = {}) =>
  tidyText.max(max, tooLong).transform((text) => (isVisible(text) ? text : null));

function required(text: z.ZodString, max: number, { empty, tooLong }: TextFaults) {
  return text
    .min(1, empty)
    .refine(isVisible, empty ?? TEXT_FAULTS.invisible)
    .max(max, tooLong);
}

/** Removes forbidden characters from external text and truncates it to `max`. */
export function cleanLine(text: string, max: number): string {
  const allowed = Array.from(text.toWellFormed().normalize().replace(LINE_BREAKS, ' '));
  const clean = allowed.filter((character) => FREE_OF_CONTROLS.test(character)).join('');
  const cut = clean.replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed().trim();
  return isVisible(cut) ? cut : '';
}
