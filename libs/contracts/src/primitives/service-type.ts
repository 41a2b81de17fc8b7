import { z } from 'zod';

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

export const ServiceType = z.enum(SERVICE_TYPES);
export type ServiceType = z.infer<typeof ServiceType>;

export const ServiceTypeFilter = z.enum(['all', ...SERVICE_TYPES]);
export type ServiceTypeFilter = z.infer<typeof ServiceTypeFilter>;
