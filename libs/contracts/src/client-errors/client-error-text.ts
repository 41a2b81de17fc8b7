/** Characters; longer messages are truncated. */
export const CLIENT_ERROR_MESSAGE_MAX = 200;

export const CLIENT_ERROR_FRAMES_MAX = 10;

export const CLIENT_ERROR_NAME = /^\w{1,60}$/;

export const CLIENT_ERROR_PAGE = /^\/[a-z/-]{0,60}$/;

export const CLIENT_ERROR_FRAME = /\/[\w./-]{1,100}:\d{1,7}:\d{1,7}/;

const REPLACEMENTS: readonly [RegExp, string][] = [
  [/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '<text>'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<url>'],
  [/\S+@\S+/g, '<address>'],
  [/\d[\d.,]{2,}/g, '<number>'],
];

/** Replaces addresses, quoted values and numbers of three digits or more. */
export const removePersonalData = (message: string): string =>
  REPLACEMENTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
