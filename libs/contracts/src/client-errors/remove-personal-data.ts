const REPLACEMENTS: readonly [RegExp, string][] = [
  [/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '<text>'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<url>'],
  [/\S+@\S+/g, '<address>'],
  [/\d[\d.,]{2,}/g, '<number>'],
];

/** Replaces addresses, quoted values and numbers of three digits or more. */
export const removePersonalData = (message: string): string =>
  REPLACEMENTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
