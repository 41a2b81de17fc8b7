import { auditLogRoutes } from '../audit-log/audit-log.routes.js';
import { healthRoutes } from '../health/health.routes.js';
import { liveRoutes } from '../live/live.routes.js';
import { matchingRoutes } from '../matching/matching.routes.js';
import { savedRoutesRoutes } from '../matching/saved-routes.routes.js';
import { notificationsRoutes } from '../notifications/notifications.routes.js';
import { providersRoutes } from '../providers/providers.routes.js';
import { reportsRoutes } from '../reports/reports.routes.js';
import type { Route } from '../routing/route.js';
import { usersRoutes } from '../users/users.routes.js';

export const ALL_ROUTES: readonly Route[] = [
  usersRoutes,
  providersRoutes,
  liveRoutes,
  matchingRoutes,
  savedRoutesRoutes,
  notificationsRoutes,
  reportsRoutes,
  auditLogRoutes,
  healthRoutes,
].flatMap((routes): Route[] => Object.values(routes));
