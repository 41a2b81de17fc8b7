import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';

export interface Vehicle {
  type: ServiceType;
  /** Average including stops, km/h. */
  speedKmh: number;
  description: string;
  details?: OfferDetails;
  /** Lira per km, if the price depends on the route. */
  fare?: { liraPerKm: number; per: 'person' | 'trip' };
  /** Whether it stops in towns on its route. */
  calls?: boolean;
}

export const TOWN_VEHICLES: readonly Vehicle[] = [
  {
    type: 'taxi',
    speedKmh: 32,
    description: 'Klimalı araç, kredi kartı geçer.',
    details: { seats: 4, price: { amount: 35, per: 'km' } },
  },
  {
    type: 'moto_courier',
    speedKmh: 38,
    description: 'Evrak ve küçük paket, aynı gün teslim.',
    details: { loadKg: 15, price: { amount: 120, per: 'trip' } },
  },
  {
    type: 'companion',
    speedKmh: 35,
    description: 'İki boş koltuk var, yol üstünden alabilirim.',
    details: { seats: 2, price: { amount: 50, per: 'person' } },
  },
  {
    type: 'shuttle',
    speedKmh: 28,
    description: 'Personel ve öğrenci servisi, 16 kişilik.',
    details: { seats: 8, price: { amount: 60, per: 'person' } },
  },
  {
    type: 'cargo',
    speedKmh: 30,
    description: 'Panelvan, 600 kiloya kadar yük.',
    details: { loadKg: 600, price: { amount: 900, per: 'trip' } },
  },
  {
    type: 'shipping',
    speedKmh: 26,
    description: 'Asansörlü ev taşıma, paketleme dahil.',
    details: { loadKg: 3_000, price: { amount: 9_500, per: 'trip' } },
  },
];

export const CALLED_VEHICLES: readonly Vehicle[] = TOWN_VEHICLES.filter(
  ({ type }) => type === 'taxi' || type === 'moto_courier',
);

export const ROAD_VEHICLES: readonly Vehicle[] = [
  {
    type: 'companion',
    speedKmh: 92,
    description: 'Yakıt paylaşımlı yolculuk, sigara içilmez.',
    details: { seats: 3 },
    fare: { liraPerKm: 1.2, per: 'person' },
    calls: true,
  },
  {
    type: 'cargo',
    speedKmh: 78,
    description: 'Parça yük alınır, adrese teslim.',
    details: { loadKg: 1_500, price: { amount: 12, per: 'kg' } },
    calls: true,
  },
  {
    type: 'shipping',
    speedKmh: 72,
    description: 'Şehirler arası nakliyat, dönüşüm boş.',
    details: { loadKg: 8_000 },
    fare: { liraPerKm: 35, per: 'trip' },
  },
  {
    type: 'shuttle',
    speedKmh: 84,
    description: 'Günlük yolcu servisi, bagaj dahil.',
    details: { seats: 8 },
    fare: { liraPerKm: 1.8, per: 'person' },
    calls: true,
  },
];

export const FERRY: Vehicle = {
  type: 'sea_transport',
  speedKmh: 26,
  description: 'Yolcu ve araç taşıma.',
  details: { seats: 8, price: { amount: 90, per: 'person' } },
};
export const TOUR_BOAT: Vehicle = {
  type: 'sea_tours',
  speedKmh: 14,
  description: 'Yemekli tekne turu, yüzme molası var.',
  details: { seats: 6, price: { amount: 1_200, per: 'person' } },
};
export const PLANE: Vehicle = {
  type: 'air_transport',
  speedKmh: 620,
  description: 'Hava kargo, soğuk zincir mümkün.',
  details: { loadKg: 2_000, price: { amount: 60, per: 'kg' } },
};
