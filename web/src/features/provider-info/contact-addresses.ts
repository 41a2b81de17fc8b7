import { toDialUrl } from '../../shared/phone/phone-text.js';

export interface ContactAddresses {
  readonly call: string;
  readonly chat: string;
}

/**
 * Links that call a phone number and open a WhatsApp chat with `message`; null if the number cannot
 * be dialled.
 */
export function contactAddresses(phone: string, message: string): ContactAddresses | null {
  const dialled = toDialUrl(phone);
  if (dialled === null) return null;
  const chat = `https://wa.me/${dialled.replace('+', '')}?text=${encodeURIComponent(message)}`;
  return { call: `tel:${dialled}`, chat };
}
