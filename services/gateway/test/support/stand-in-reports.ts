import { auditLogRpc } from '@rotadas/contracts/audit-log/audit-log.rpc';
import { casesRpc } from '@rotadas/contracts/cases/cases.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import type { ListReportsRequest } from '@rotadas/contracts/reports/report';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { aCase, aReport } from './builders.js';
import type { StandInState } from './stand-in-services.js';

type Handlers = Pick<InMemoryRpcClient, 'handle'>;

const REPORT_COUNT = 10_000;
const REPORT_PAGE = 1_000;

/** `rpc` records its requests. */
export function standInReports(state: StandInState, handlers: Handlers, rpc: Handlers): void {
  rpc.handle(reportsRpc.create, ({ userId, report }) => aReport({ userId, ...report }));
  const findPage = ({ status = 'yeni', before = REPORT_COUNT + 1, limit }: ListReportsRequest) => {
    const length = Math.min(limit, REPORT_PAGE);
    const reports = Array.from({ length }, (_, index) => aReport({ id: before - 1 - index, status }));
    const last = before - length;
    return { reports, next: last > 1 ? last : null };
  };
  rpc.handle(reportsRpc.list, ({ page }) => {
    if (state.losesReports && page.before !== undefined) throw new DomainError('service-unavailable');
    return findPage(page);
  });
  rpc.handle(reportsRpc.page, ({ page }) => {
    const byStatus = { yeni: 4, inceleniyor: 3, çözüldü: 2, kapatıldı: 1 };
    return { ...findPage(page), counts: { all: 10, byStatus } };
  });
  rpc.handle(reportsRpc.get, ({ reportId }) => ({ ...aReport({ id: reportId }), history: [] }));
  rpc.handle(reportsRpc.evidence, () => ({ takenAt: 1, person: aUser({ id: 8 }), agreement: null }));
  rpc.handle(casesRpc.list, () => ({ cases: [aCase()], counts: { open: 1, mine: 0, overdue: 0 } }));
  rpc.handle(casesRpc.take, ({ admin, reportId }) => aCase({ id: reportId, assigneeId: admin.userId }));
  rpc.handle(reportsRpc.listByPerson, () => ({ by: [], about: [aReport({ id: 3 })] }));
  rpc.handle(reportsRpc.changeStatus, ({ reportId, change: { status, adminNotes = null } }) =>
    aReport({ id: reportId, status, adminNotes }),
  );
  rpc.handle(auditLogRpc.record, (entry) => {
    if (!state.recordsAuditEntries) throw new DomainError('service-unavailable');
    state.auditEntries.push(entry);
    return {};
  });
  rpc.handle(auditLogRpc.search, ({ search }) => ({
    entries: state.auditEntries.slice(-search.limit),
    next: search.before ?? null,
  }));
  handlers.handle(healthRpc.reports, () => ({ checks: { mongodb: true } }));
}
