import type { RequestOf } from '@rotadas/contracts/routing/route';
import type { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import type { Principal } from '../sign-in/principal.js';

/** Who asks, as the reports service checks it again. */
export type Admin = RequestOf<typeof reportsRoutes.page>['admin'];

/** The admin that a principal is, or is not. */
export function adminOf({ userId, isAdmin }: Principal): Admin {
  return { userId, isAdmin };
}
