const MASK = '•••';

const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]+/g;

const LINK = /(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|net|org|me|io|app|tr|co)\b\S*/g;

/** Digits and numbers in Turkish words, which people use to get around a mask. */
const UNITS = 'sifir|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz';
const TENS = 'on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz';

/** Between digits: spaces, punctuation and emoji, or a single letter. */
const GAP = '[^a-z0-9]{0,20}(?:[a-z][^a-z0-9]{0,20})?';

const NUMBER = `(?:[0-9]|${TENS}|${UNITS})`;

/** Fills the place of a character that has several code units. */
const FILLER = '\u20e3';

/** At least seven digits or words, with the marks of the last one. */
const PHONE = new RegExp(`\\+?${NUMBER}(?:${GAP}${NUMBER}){6,1000}[\ufe0f${FILLER}]*`, 'g');

/** Dates, times and prices with separators, which have as many digits as a phone number. */
const NO_PHONE =
  /^(?:(?:(?:3[01]|[012]?\d)[./-](?:1[012]|0?\d)[./-]20\d\d|(?:2[0-3]|[01]?\d)[.:][0-5]\d|\d\.\d{3}\.\d{3})(?:[^a-z0-9]{1,3}|$))+$/;

/** Hides phone numbers, e-mail addresses and links, also in other spellings of digits. */
export function maskContacts(text: string): string {
  return [EMAIL, LINK, PHONE].reduce(hide, text);
}

function hide(text: string, pattern: RegExp): string {
  let masked = '';
  let end = 0;
  // Matches in a text of the same length have the same positions.
  for (const { 0: found, index } of foldCharacters(text).matchAll(pattern)) {
    if (pattern === PHONE && NO_PHONE.test(found)) continue;
    masked += text.slice(end, index) + MASK;
    end = index + found.length;
  }
  return masked + text.slice(end);
}

/** Replaces each character by its lower-case ASCII letter or digit, if it has one. */
function foldCharacters(text: string): string {
  return text.replace(/[^\n -~]/gu, foldCharacter).toLowerCase();
}

function foldCharacter(character: string): string {
  if (character === 'ı') return 'i';
  const [base = ''] = /\p{Nd}/u.test(character) ? '0' : character.normalize('NFKD');
  return /[a-z0-9]/i.test(base) ? base.padEnd(character.length, FILLER) : character;
}
