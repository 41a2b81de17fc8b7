import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { SavedRoute, SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';

export interface RouteToSave {
  from: RouteQueryEnd;
  to: RouteQueryEnd;
  serviceType: ServiceTypeFilter;
  womenOnly?: true;
}

export function isCoveredBy(saved: SavedRoute, { from, to, serviceType, womenOnly }: RouteToSave): boolean {
  const typeFits = saved.serviceType === 'all' || saved.serviceType === serviceType;
  const womenFit = !saved.womenOnly || womenOnly === true;
  return saved.isActive && typeFits && womenFit && isEnd(saved.from, from) && isEnd(saved.to, to);
}

function isEnd({ name, placeId, point }: SavedRouteEnd, end: RouteQueryEnd): boolean {
  if ('placeId' in end) return end.placeId === placeId;
  if ('name' in end) return end.name.toLocaleLowerCase('tr') === name.toLocaleLowerCase('tr');
  return placeId === null && point?.latitude === end.latitude && point.longitude === end.longitude;
}
