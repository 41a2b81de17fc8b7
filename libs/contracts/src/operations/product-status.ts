import { z } from 'zod';
import { KnownInstance } from './operations-view.js';

export const ProductStatus = z.object({
  /** Whether all services respond, and each reaches all its servers. */
  isComplete: z.boolean(),
  /** Whether each service responds, by name. */
  services: z.record(z.string(), z.boolean()),
  /** Whether all services that need it, and this gateway, reach each server, by name. */
  servers: z.record(z.string(), z.boolean()),
  /** The state that each instance last reported. */
  instances: z.array(
    KnownInstance.pick({
      instanceId: true,
      service: true,
      version: true,
      startedAt: true,
      lastSeenAt: true,
      isUnavailable: true,
      reachableServers: true,
    }),
  ),
});
export type ProductStatus = z.infer<typeof ProductStatus>;
