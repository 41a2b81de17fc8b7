import type { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import type { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import type { News } from '../../inbox/domain/stored-notification.js';
import { departureLink, matchLink } from './app-links.js';
import { momentWords, offerWords } from './offer-words.js';

/** What the owner of a saved route is told of an offer that fits it; once for each offer. */
export function newsOfMatch(match: PayloadOf<typeof matchingEvents.routeMatched>): News {
  const { userId, savedRouteId, from, to, fromPlace, toPlace, offer, detourMetres } = match;
  const way = `${offer.from} → ${offer.to}`;
  const who =
    offer.departsAt === null
      ? `${offer.fullName}, ${way} yolunda.`
      : `${offer.fullName}, ${momentWords(offer.departsAt)} için ${way} yolunu planladı.`;
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
    text: `${who} ${offerWords(offer.type, detourMetres, offer)}`,
    link: matchLink({
      from,
      to,
      fromPlace,
      toPlace,
      offer: { providerId: offer.userId, departsAt: offer.departsAt },
    }),
  };
}

/** What a provider is told when a planned offer begins; anew where its departure was moved. */
export function newsOfDeparture(due: PayloadOf<typeof providersEvents.departureDue>): News {
  const { userId, offerId, from, to, departsAt } = due;
  return {
    userId,
    key: `departure-due:${userId}:${offerId}:${departsAt}`,
    subject: { kind: 'departure-due', data: { offerId, departsAt } },
    title: 'Yola çıkma zamanı',
    text: `${from} → ${to} (${momentWords(departsAt)}): yayına geç, bekleyenler seni görsün.`,
    link: departureLink(offerId),
  };
}
