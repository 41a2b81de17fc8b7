import type { ReportPageRequest, ReportInput, ReportStatusInput } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import type { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';

/** The default admin of these tests. */
export const ADMIN = 1;

export function aReport(change: Partial<ReportInput> = {}): ReportInput {
  return { category: 'uygulama', description: 'Harita açılmıyor', ...change };
}

export function reportCalls(client: RouteClient) {
  const admin = (userId = ADMIN) => ({ userId, isAdmin: true });
  return {
    open: (report = aReport(), userId = 7) => client.call(reportsRoutes.open, { userId, report }),
    page: (page: Partial<ReportPageRequest> = {}) =>
      client.call(reportsRoutes.page, { admin: admin(), page: { limit: 30, ...page } }, REPLY_TIMEOUT_MS),
    get: (reportId: number) => client.call(reportsRoutes.get, { admin: admin(), reportId }),
    change: (reportId: number, change: ReportStatusInput, adminId = ADMIN) =>
      client.call(reportsRoutes.changeStatus, { admin: admin(adminId), reportId, change }),
  };
}
