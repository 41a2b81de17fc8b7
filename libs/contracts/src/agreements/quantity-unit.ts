import type { ServiceType } from '../primitives/service-type.js';
import { hasSeats } from '../providers/offer-details.js';
import type { QuantityUnit } from './agreement.js';

/** What a request of an offer counts. Goods without a stated load are one parcel. */
export function quantityUnit(type: ServiceType, loadKg: number | undefined): QuantityUnit {
  if (loadKg !== undefined) return 'kg';
  return hasSeats(type) ? 'seat' : 'parcel';
}
