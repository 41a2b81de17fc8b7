const MASK = '•••';

/** At least seven digits, written with spaces, dots, dashes or brackets between them. */
const PHONE = /\+?\d(?:[ .()/-]*\d){6,}/g;

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;

const LINK = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|me|io|app|tr|co)\b\S*/gi;

/** Digits in Turkish words of numbers, which people use to get around a mask. */
const DIGIT_WORDS = /(?:(?:sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)[ ,.-]*){7,}/gi;

/** Hides phone numbers, e-mail addresses and links. */
export function maskContacts(text: string): string {
  return [EMAIL, LINK, PHONE, DIGIT_WORDS].reduce((masked, pattern) => masked.replace(pattern, MASK), text);
}
