import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { PlaceIndex } from '../../places/domain/place-index.js';

/** Which offers by nearness serve a trip; numbers, since `RouteTable` stores them. */
export const CALLABLE = { none: 0, inTown: 1, inTownAtSea: 2 } as const;
export type Callable = (typeof CALLABLE)[keyof typeof CALLABLE];

/** Longest trip of a taxi or courier, metres by road. */
const TOWN_TRIP_METRES = 60_000;

const COASTAL_PROVINCES = new Set(
  (
    'Adana Antalya Artvin Aydın Balıkesir Bartın Bursa Çanakkale Düzce Edirne Giresun Hatay İstanbul İzmir ' +
    'Kastamonu Kırklareli Kocaeli Mersin Muğla Ordu Rize Sakarya Samsun Sinop Tekirdağ Trabzon Yalova Zonguldak'
  ).split(' '),
);

/** @param metres length of the trip by road */
export function findCallable(
  places: Pick<PlaceIndex, 'nearest'>,
  from: Coordinates,
  to: Coordinates,
  metres: number,
): Callable {
  if (metres > TOWN_TRIP_METRES) return CALLABLE.none;
  const provinceAt = ({ latitude, longitude }: Coordinates) => places.nearest(latitude, longitude)?.province;
  const province = provinceAt(from);
  if (province === undefined || province !== provinceAt(to)) return CALLABLE.none;
  return COASTAL_PROVINCES.has(province) ? CALLABLE.inTownAtSea : CALLABLE.inTown;
}

/** @param callable one of `CALLABLE` */
export function isCallable(type: ServiceType, callable: number): boolean {
  return type === 'sea_tours' ? callable === CALLABLE.inTownAtSea : callable !== CALLABLE.none;
}
