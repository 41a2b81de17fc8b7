const DIGITS_MIN = 7;

/** `0555 555 55 55`; foreign numbers stay in international form. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+90 ?(?=\d{3} )/, '0');
}

/** `+905555555555`; null if too short. Also reads records older than the international form. */
export function toDialNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN) return null;
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.length === 11 && digits.startsWith('0')) return `+90${digits.slice(1)}`;
  return digits.length === 10 ? `+90${digits}` : digits;
}
