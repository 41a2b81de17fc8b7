import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { Marker } from './marker.js';

/** What everybody may see of a marker: without the phone where its provider does not show it. */
export function toActiveProvider(marker: Marker): ActiveProvider {
  const { offer } = marker;
  return {
    id: marker.userId,
    fullName: marker.fullName,
    latitude: marker.latitude,
    longitude: marker.longitude,
    activeService: offer.type,
    serviceFrom: offer.from,
    serviceTo: offer.to,
    serviceDescription: offer.description,
    phone: offer.showPhone ? marker.phone : null,
    at: marker.receivedAt,
    endsAt: marker.endsAt,
    ...detailsOf(offer),
  };
}
