import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { PlaceIndex } from '../../places/domain/place-index.js';

/** Which on-demand offers serve a trip; numbers, since `RouteTable` stores them. */
export const ON_DEMAND_AREA = { none: 0, inTown: 1, inTownAtSea: 2 } as const;
export type OnDemandArea = (typeof ON_DEMAND_AREA)[keyof typeof ON_DEMAND_AREA];

/** Longest trip of a taxi or courier, metres by road. */
const TOWN_TRIP_METRES = 60_000;

const COASTAL_PROVINCES = new Set(
  (
    'Adana Antalya Artvin Aydın Balıkesir Bartın Bursa Çanakkale Düzce Edirne Giresun Hatay İstanbul İzmir ' +
    'Kastamonu Kırklareli Kocaeli Mersin Muğla Ordu Rize Sakarya Samsun Sinop Tekirdağ Trabzon Yalova Zonguldak'
  ).split(' '),
);

/** @param metres length of the trip by road */
export function findOnDemandArea(
  places: Pick<PlaceIndex, 'nearest'>,
  from: Coordinates,
  to: Coordinates,
  metres: number,
): OnDemandArea {
  if (metres > TOWN_TRIP_METRES) return ON_DEMAND_AREA.none;
  const provinceAt = ({ latitude, longitude }: Coordinates) => places.nearest(latitude, longitude)?.province;
  const province = provinceAt(from);
  if (province === undefined || province !== provinceAt(to)) return ON_DEMAND_AREA.none;
  return COASTAL_PROVINCES.has(province) ? ON_DEMAND_AREA.inTownAtSea : ON_DEMAND_AREA.inTown;
}

/** @param area one of `ON_DEMAND_AREA` */
export function servesOnDemand(type: ServiceType, area: number): boolean {
  return type === 'sea_tours' ? area === ON_DEMAND_AREA.inTownAtSea : area !== ON_DEMAND_AREA.none;
}
