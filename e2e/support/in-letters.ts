const LETTERS = 'abcdefghij';

/** Digits as letters, since names have no digits. */
export const inLetters = (number: number): string =>
  [...String(number)].map((digit) => LETTERS.charAt(Number(digit))).join('');

/** Tells apart the people of repeated runs. */
export const uniqueMark = (): string => inLetters(Date.now());
