/** The address that opens a chat with a phone number; Turkish numbers get their country code. */
export function whatsappAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `https://wa.me/${digits}`;
  if (digits.startsWith('00')) return `https://wa.me/${digits.slice(2)}`;
  if (digits.length === 11 && digits.startsWith('0')) return `https://wa.me/90${digits.slice(1)}`;
  if (digits.length === 10) return `https://wa.me/90${digits}`;
  return `https://wa.me/${digits}`;
}
