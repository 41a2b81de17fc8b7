import { NO_DETOUR_METRES } from '@rotadas/contracts/matching/no-detour';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import { PRICE_UNIT_NAMES, SERVICE_TYPE_NAMES } from '@rotadas/contracts/providers/offer-names';

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment, epoch ms, by the clocks of Türkiye: `25 Kasım 14:30`. */
export const momentWords = (at: number): string => moment.format(at);

/** What an offer is, in a few words, the most telling first. */
export function offerWords(
  type: ServiceType,
  detourMetres: number | null,
  { seats, loadKg, price }: Pick<OfferDetails, 'seats' | 'loadKg' | 'price'>,
): string {
  return [
    SERVICE_TYPE_NAMES[type],
    ...(detourMetres === null ? [] : [detourWords(detourMetres)]),
    ...(seats === undefined ? [] : [`${seats} koltuk`]),
    ...(loadKg === undefined ? [] : [`${number.format(loadKg)} kg yük`]),
    ...(price ? [priceWords(price)] : []),
  ].join(' · ');
}

function detourWords(metres: number): string {
  return metres < NO_DETOUR_METRES ? 'Yolundan sapmaz' : `Yolundan ${number.format(metres / 1_000)} km sapar`;
}

function priceWords({ amount, per }: NonNullable<OfferDetails['price']>): string {
  return amount === 0 ? 'Ücretsiz' : `${number.format(amount)} ₺/${PRICE_UNIT_NAMES[per]}`;
}
