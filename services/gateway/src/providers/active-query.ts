import { z } from 'zod';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';

/** The query of GET /api/providers/active (spec 7): no service type means all of them. */
export const ActiveQuery = z.strictObject({ serviceType: ServiceTypeFilter.default('all') });
export type ActiveQuery = z.infer<typeof ActiveQuery>;
