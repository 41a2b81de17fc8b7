import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { isOver } from '../expiry/expiry.js';
import type { Marker } from '../presence/marker.js';

/** Whether a search finds a marker; one whose time is over is not found, even before its end was worked off. */
export function isFound(marker: Marker, serviceType: ServiceTypeFilter, now: number): boolean {
  if (isOver(marker.endsAt, now)) return false;
  return serviceType === 'all' || marker.offer.type === serviceType;
}

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
    at: marker.at,
    endsAt: marker.endsAt,
  };
}
