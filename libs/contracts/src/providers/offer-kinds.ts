import { SERVICE_TYPES, type ServiceType } from '../primitives/service-type.js';
import { hasLoad, hasSeats, allowedPriceUnits } from './offer-details.js';

/** The rules of `detailFaults` as JSON Schema, for the description of the calls. */
export const OFFER_KINDS = SERVICE_TYPES.map((type) => ({
  properties: {
    type: { const: type },
    price: { properties: { per: { enum: [...allowedPriceUnits(type)] } } },
  },
  ...excludedDetails(type),
}));

function excludedDetails(type: ServiceType) {
  if (!hasSeats(type)) return { not: { required: ['seats'] } };
  return { not: { required: hasLoad(type) ? ['seats', 'loadKg'] : ['loadKg'] } };
}
