import { toDialUrl } from '../../shared/phone/phone-text.js';

/** The addresses behind the contact buttons. */
export interface ContactAddresses {
  readonly call: string;
  readonly chat: string;
}

/**
 * The addresses that call a phone number and open a WhatsApp chat with `message` in it; null where
 * nobody can be called by it.
 */
export function contactAddresses(phone: string, message: string): ContactAddresses | null {
  const dialled = toDialUrl(phone);
  if (dialled === null) return null;
  const chat = `https://wa.me/${dialled.replace('+', '')}?text=${encodeURIComponent(message)}`;
  return { call: `tel:${dialled}`, chat };
}
