import type { CaseFilter } from '@rotadas/contracts/cases/case';
import { casesRpc } from '@rotadas/contracts/cases/cases.rpc';
import type { ListReportsRequest, ReportInput, ReportStatusInput } from '@rotadas/contracts/reports/report';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';

export const ADMIN = 1;

export function aReport(change: Partial<ReportInput> = {}): ReportInput {
  return { category: 'uygulama', description: 'Harita açılmıyor', ...change };
}

export function reportCalls(client: RpcClient) {
  const admin = (userId = ADMIN) => ({ userId, isAdmin: true });
  return {
    create: (report = aReport(), userId = 7) => client.call(reportsRpc.create, { userId, report }),
    page: (page: Partial<ListReportsRequest> = {}) =>
      client.call(reportsRpc.page, { admin: admin(), page: { limit: 30, ...page } }, REPLY_TIMEOUT_MS),
    get: (reportId: number) => client.call(reportsRpc.get, { admin: admin(), reportId }),
    evidence: (reportId: number) => client.call(reportsRpc.evidence, { admin: admin(), reportId }),
    cases: (filter: CaseFilter) => client.call(casesRpc.list, { admin: admin(), filter }),
    take: (reportId: number, adminId = ADMIN) =>
      client.call(casesRpc.take, { admin: admin(adminId), reportId }),
    change: (reportId: number, change: ReportStatusInput, adminId = ADMIN) =>
      client.call(reportsRpc.changeStatus, { admin: admin(adminId), reportId, change }),
  };
}
