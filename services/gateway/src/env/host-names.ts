import { z } from 'zod';
import { HostName } from '@rotadas/service-kit/env/env-primitives';

/**
 * A comma-separated list of host names, `rotadas.example, www.rotadas.example`; empty by default.
 */
export const HostNames = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim().toLowerCase() || []))
  .pipe(z.array(HostName));
