import { formatOfferLink, MAP_ADDRESS } from '@rotadas/contracts/matching/map-link';
import type { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { NO_DETOUR_METRES, SERVICE_TYPE_NAMES } from '@rotadas/contracts/providers/offer-names';
import type { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { firstName, UNNAMED } from '@rotadas/contracts/users/full-name';
import type { NotificationRequest } from '../../inbox/domain/stored-notification.js';
import { formatDateTime } from './format-date-time.js';

const departureLink = (offerId: number): string => `/?${MAP_ADDRESS.departure}=${offerId}`;

function formatDetour(metres: number): string {
  return metres < NO_DETOUR_METRES ? 'Yolundan sapmaz' : `Yolundan ${distanceText(metres)} sapar`;
}

/** Each user gets one per offer. It contains only the provider's first name. */
export function matchNotification(match: PayloadOf<typeof matchingEvents.routeMatched>): NotificationRequest {
  const { userId, savedRouteId, from, to, fromPlace, toPlace, offer, detourMetres } = match;
  const name = firstName(offer.fullName) ?? UNNAMED;
  const summary =
    offer.departsAt === null
      ? `${name} kayıtlı rotana uyan bir yola çıktı.`
      : `${name}, ${formatDateTime(offer.departsAt)} için kayıtlı rotana uyan bir yol planladı.`;
  const detour = detourMetres === null ? '' : ` · ${formatDetour(detourMetres)}`;
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
    text: `${summary} ${SERVICE_TYPE_NAMES[offer.type]}${detour}`,
    link: formatOfferLink({
      from,
      to,
      fromPlace,
      toPlace,
      offer: { providerId: offer.userId, departsAt: offer.departsAt },
    }),
  };
}

/** Returns the notification to the provider; there is one per departure. */
export function departureNotification(
  due: PayloadOf<typeof providersEvents.departureDue>,
): NotificationRequest {
  const { userId, offerId, from, to, departsAt } = due;
  return {
    userId,
    key: `departure-due:${userId}:${offerId}:${departsAt}`,
    subject: { kind: 'departure-due', data: { offerId, departsAt } },
    title: 'Yola çıktın mı?',
    text: `${from} → ${to} (${formatDateTime(departsAt)}): yayına geç, bekleyenler seni görsün.`,
    link: departureLink(offerId),
  };
}
