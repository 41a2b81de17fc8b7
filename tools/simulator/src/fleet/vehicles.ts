import type { ServiceType } from '@rotadas/contracts/primitives/service-type';

/** What somebody of the fleet drives, sails or flies. */
export interface Vehicle {
  type: ServiceType;
  /** Usual speed on its way, stops counted in, km/h. */
  speedKmh: number;
  description: string;
}

/** Vehicles seen in town. */
export const TOWN_VEHICLES: readonly Vehicle[] = [
  { type: 'taxi', speedKmh: 32, description: 'Klimalı araç, kredi kartı geçer.' },
  { type: 'moto_courier', speedKmh: 38, description: 'Evrak ve küçük paket, aynı gün teslim.' },
  { type: 'companion', speedKmh: 35, description: 'İki boş koltuk var, yol üstünden alabilirim.' },
  { type: 'shuttle', speedKmh: 28, description: 'Personel ve öğrenci servisi, 16 kişilik.' },
  { type: 'cargo', speedKmh: 30, description: 'Panelvan, 600 kiloya kadar yük.' },
  { type: 'shipping', speedKmh: 26, description: 'Asansörlü ev taşıma, paketleme dahil.' },
];

/** Vehicles seen between towns. */
export const ROAD_VEHICLES: readonly Vehicle[] = [
  { type: 'companion', speedKmh: 92, description: 'Yakıt paylaşımlı yolculuk, sigara içilmez.' },
  { type: 'cargo', speedKmh: 78, description: 'Parça yük alınır, adrese teslim.' },
  { type: 'shipping', speedKmh: 72, description: 'Şehirler arası nakliyat, dönüşüm boş.' },
  { type: 'shuttle', speedKmh: 84, description: 'Havalimanı ve otel transferi.' },
];

/** A ferry, a tour boat and a cargo plane. */
export const FERRY: Vehicle = { type: 'sea_transport', speedKmh: 26, description: 'Yolcu ve araç taşıma.' };
export const TOUR_BOAT: Vehicle = {
  type: 'sea_tours',
  speedKmh: 14,
  description: 'Yemekli tekne turu, yüzme molası var.',
};
export const PLANE: Vehicle = {
  type: 'air_transport',
  speedKmh: 620,
  description: 'Hava kargo, soğuk zincir mümkün.',
};
