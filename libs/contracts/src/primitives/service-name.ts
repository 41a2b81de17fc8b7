import { z } from 'zod';

export const ServiceName = z.enum([
  'gateway',
  'users',
  'providers',
  'reports',
  'matching',
  'notifications',
  'agreements',
]);
export type ServiceName = z.infer<typeof ServiceName>;
