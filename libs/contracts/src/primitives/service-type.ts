import { z } from 'zod';

/** The nine kinds of service that a provider can offer (spec 1). */
export const SERVICE_TYPES = [
  'companion',
  'taxi',
  'shuttle',
  'moto_courier',
  'cargo',
  'shipping',
  'air_transport',
  'sea_transport',
  'sea_tours',
] as const;

/** One of the nine kinds of service. */
export const ServiceType = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof ServiceType>;

/** What a search may ask for: one kind, or all of them (spec 1). */
export const ServiceTypeFilter = z.enum(['all', ...SERVICE_TYPES]);
export type ServiceTypeFilter = z.infer<typeof ServiceTypeFilter>;
