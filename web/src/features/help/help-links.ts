import { type Coordinates, roundPoint } from '@rotadas/contracts/primitives/coordinates';
import i18next from 'i18next';
import { toDialNumber } from '../../shared/phone/phone-text.js';
import './help.tr.js';

export const EMERGENCY_LINK = 'tel:112';

/** Stores of KADES, the app of the police for women. Each page opens the app if it is installed. */
const KADES_LINKS = {
  android: 'https://play.google.com/store/apps/details?id=tr.gov.egm.kades',
  apple: 'https://apps.apple.com/tr/app/kades/id1360309770',
} as const;

export type KadesStore = keyof typeof KADES_LINKS;

/** The store of the device, or both for a computer. */
export function kadesLinks(userAgent: string): [KadesStore, string][] {
  const { android, apple } = KADES_LINKS;
  if (/android/i.test(userAgent)) return [['android', android]];
  if (/iphone|ipad/i.test(userAgent)) return [['apple', apple]];
  return [
    ['android', android],
    ['apple', apple],
  ];
}

export interface MessageFacts {
  position: Coordinates | null;
  /** Address that follows the trip. */
  trackingUrl: string | null;
}

/** The text of the SMS. */
export function helpMessage({ position, trackingUrl }: MessageFacts): string {
  const parts = [
    i18next.t('help:message.text'),
    position && i18next.t('help:message.position', { url: mapLink(position) }),
    trackingUrl !== null && i18next.t('help:message.tracking', { url: trackingUrl }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

function mapLink(position: Coordinates): string {
  const { latitude, longitude } = roundPoint(position);
  return `https://maps.google.com/?q=${latitude},${longitude}`;
}

/** Opens the device's SMS app (RFC 5724). iOS reads a body after `&` only, Android after `?`. */
export function smsLink(phone: string, text: string): string {
  return `sms:${toDialNumber(phone) ?? phone}?&body=${encodeURIComponent(text)}`;
}
