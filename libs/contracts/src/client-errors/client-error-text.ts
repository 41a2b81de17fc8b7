/** Characters; longer messages are truncated. */
export const CLIENT_ERROR_MESSAGE_MAX = 200;

export const CLIENT_ERROR_FRAMES_MAX = 10;

export const CLIENT_ERROR_NAME = /^[A-Za-z]{1,60}$/;

export const CLIENT_ERROR_PAGE = /^\/[a-z/-]{0,60}$/;

/** A script of the build: a name without digits, a digest of eight characters, line and column. */
export const CLIENT_ERROR_FRAME = /\/assets\/[A-Za-z._-]{1,60}-(?!\d{8})[\w-]{8}\.m?js:\d{1,4}:\d{1,6}/;

/** An unclosed quote lasts to the end. `can't` begins no quote. */
const QUOTED =
  /"[^"]*"?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?|'(?!(?:t|s|re)(?!\p{L}))(?:[^']|'(?=\p{L}))*'?/gu;
const WORD = /\S+/g;
const NUMBER = /\p{N}[\p{N}.,]*/gu;

/** Replaces quoted values, addresses and all numbers, in any form of their characters (NFKC). */
export const removePersonalData = (message: string): string =>
  message.normalize('NFKC').replace(QUOTED, '<text>').replace(WORD, maskAddress).replace(NUMBER, '<number>');

function maskAddress(word: string): string {
  if (word.includes('://')) return '<url>';
  return word.includes('@') ? '<address>' : word;
}
