/** The fewest digits by which somebody can be called. */
const DIGITS_MIN = 7;

/**
 * A phone number as people here write it: `0555 555 55 55`, and that of another country in its
 * international form.
 */
export function phoneText(phone: string): string {
  return phone.replace(/^\+90 ?(?=\d{3} )/, '0');
}

/**
 * What dials a phone number, `+905555555555`; null where it has too few digits. Besides the
 * international form, in which numbers are stored, it reads what was stored before there was one.
 */
export function toDialUrl(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN) return null;
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.length === 11 && digits.startsWith('0')) return `+90${digits.slice(1)}`;
  return digits.length === 10 ? `+90${digits}` : digits;
}
