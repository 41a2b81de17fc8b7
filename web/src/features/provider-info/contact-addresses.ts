import { dialledPhone } from '../../shared/phone/phone-text.js';

/** The addresses behind the contact buttons. */
export interface ContactAddresses {
  readonly call: string;
  readonly chat: string;
}

/**
 * The addresses that call a phone number and open a chat with it; null where nobody can be called
 * by it.
 */
export function contactAddresses(phone: string): ContactAddresses | null {
  const dialled = dialledPhone(phone);
  if (dialled === null) return null;
  return { call: `tel:${dialled}`, chat: `https://wa.me/${dialled.replace('+', '')}` };
}
