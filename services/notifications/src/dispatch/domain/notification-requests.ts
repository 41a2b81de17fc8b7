import {
  formatPlace,
  type LinkedOffer,
  formatLinkedOffer,
  MAP_ADDRESS,
} from '@rotadas/contracts/matching/map-link';
import type { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import {
  NO_DETOUR_METRES,
  PRICE_UNIT_NAMES,
  SERVICE_TYPE_NAMES,
} from '@rotadas/contracts/providers/offer-names';
import type { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { NotificationRequest } from '../../inbox/domain/stored-notification.js';

interface MatchLinkParts {
  readonly from: string;
  readonly to: string;
  readonly fromPlace: ChosenPlace | undefined;
  readonly toPlace: ChosenPlace | undefined;
  readonly offer: LinkedOffer;
}

function matchLink({ from, to, fromPlace, toPlace, offer }: MatchLinkParts): string {
  return `/?${new URLSearchParams({
    [MAP_ADDRESS.from]: formatPlace(from, fromPlace ?? null),
    [MAP_ADDRESS.to]: formatPlace(to, toPlace ?? null),
    [MAP_ADDRESS.offer]: formatLinkedOffer(offer),
  })}`;
}

const departureLink = (offerId: number): string => `/?${MAP_ADDRESS.departure}=${offerId}`;

const numberFormat = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

const dateTimeFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in Türkiye: `25 Kasım 14:30`. */
const formatDateTime = (at: number): string => dateTimeFormat.format(at);

function formatOffer(
  type: ServiceType,
  detourMetres: number | null,
  { seats, loadKg, price }: Pick<OfferDetails, 'seats' | 'loadKg' | 'price'>,
): string {
  return [
    SERVICE_TYPE_NAMES[type],
    ...(detourMetres === null ? [] : [formatDetour(detourMetres)]),
    ...(seats === undefined ? [] : [`${seats} koltuk`]),
    ...(loadKg === undefined ? [] : [`${numberFormat.format(loadKg)} kg yük`]),
    ...(price ? [formatPrice(price)] : []),
  ].join(' · ');
}

function formatDetour(metres: number): string {
  return metres < NO_DETOUR_METRES
    ? 'Yolundan sapmaz'
    : `Yolundan ${numberFormat.format(metres / 1_000)} km sapar`;
}

function formatPrice({ amount, per }: NonNullable<OfferDetails['price']>): string {
  return amount === 0 ? 'Ücretsiz' : `${numberFormat.format(amount)} ₺/${PRICE_UNIT_NAMES[per]}`;
}

/** Once for each user and offer. */
export function matchNotification(match: PayloadOf<typeof matchingEvents.routeMatched>): NotificationRequest {
  const { userId, savedRouteId, from, to, fromPlace, toPlace, offer, detourMetres } = match;
  const route = `${offer.from} → ${offer.to}`;
  const summary =
    offer.departsAt === null
      ? `${offer.fullName}, ${route} yolunda.`
      : `${offer.fullName}, ${formatDateTime(offer.departsAt)} için ${route} yolunu planladı.`;
  return {
    userId,
    key: `route-matched:${userId}:${offer.id}`,
    subject: {
      kind: 'route-matched',
      data: {
        savedRouteId,
        offerId: offer.id,
        providerId: offer.userId,
        serviceType: offer.type,
        departsAt: offer.departsAt,
        detourMetres,
      },
    },
    title: `${from} → ${to} yoluna biri çıktı`,
    text: `${summary} ${formatOffer(offer.type, detourMetres, offer)}`,
    link: matchLink({
      from,
      to,
      fromPlace,
      toPlace,
      offer: { providerId: offer.userId, departsAt: offer.departsAt },
    }),
  };
}

/** Once for each departure. */
export function departureNotification(
  due: PayloadOf<typeof providersEvents.departureDue>,
): NotificationRequest {
  const { userId, offerId, from, to, departsAt } = due;
  return {
    userId,
    key: `departure-due:${userId}:${offerId}:${departsAt}`,
    subject: { kind: 'departure-due', data: { offerId, departsAt } },
    title: 'Yola çıkma zamanı',
    text: `${from} → ${to} (${formatDateTime(departsAt)}): yayına geç, bekleyenler seni görsün.`,
    link: departureLink(offerId),
  };
}
