import { z } from 'zod';

/**
 * Whose X-Forwarded-For counts: nobody's (`false`, the default), everybody's (`true`), or that of a comma-separated list
 * of addresses and subnets, `loopback, 10.0.0.0/8`.
 */
export const TrustedProxies = z
  .string()
  .regex(/^[\w.,:/ ]+$/)
  .default('false')
  .transform((text): boolean | string => (text === 'true' || text === 'false' ? text === 'true' : text));
