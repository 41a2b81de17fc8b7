import type { ServiceType } from '../primitives/service-type.js';
import type { PriceUnit } from './offer-details.js';

/** What a user reads for each kind of service, on the screen, in a push message and in a mail. */
export const SERVICE_TYPE_NAMES = {
  companion: 'Yol arkadaşı',
  taxi: 'Taksi',
  shuttle: 'Servis',
  moto_courier: 'Moto kurye',
  cargo: 'Kargo',
  shipping: 'Nakliye',
  air_transport: 'Hava taşımacılığı',
  sea_transport: 'Deniz taşımacılığı',
  sea_tours: 'Deniz turu',
} as const satisfies Record<ServiceType, string>;

/** What a user reads behind the price for what it counts for. */
export const PRICE_UNIT_NAMES = {
  person: 'kişi',
  trip: 'sefer',
  kg: 'kg',
  km: 'km',
} as const satisfies Record<PriceUnit, string>;

/** Users read that a shorter detour is none, metres. */
export const NO_DETOUR_METRES = 1_000;
