import { SERVICE_TYPES, type ServiceType } from '../primitives/service-type.js';
import { hasLoad, hasSeats, priceUnitsOf } from './offer-details.js';

/**
 * Which details go with which service type, as JSON Schema: what `detailFaults` refuses, said in
 * the description of the calls too.
 */
export const OFFER_KINDS = SERVICE_TYPES.map((type) => ({
  properties: {
    type: { const: type },
    price: { properties: { per: { enum: [...priceUnitsOf(type)] } } },
  },
  ...wrongDetails(type),
}));

function wrongDetails(type: ServiceType) {
  if (!hasSeats(type)) return { not: { required: ['seats'] } };
  return { not: { required: hasLoad(type) ? ['seats', 'loadKg'] : ['loadKg'] } };
}
