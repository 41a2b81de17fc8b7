import { Controller, type Type } from '@nestjs/common';
import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';
import { adminActsRoutes } from '@rotadas/contracts/admin-acts/admin-acts.routes';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import type { ReportInput } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { aReport } from './builders.js';

/** A user who was erased while a token of theirs still lives. */
const ERASED_USER = 404;

/** How many reports the stand-in has, in windows of a thousand. */
const REPORT_COUNT = 10_000;

const WINDOW = 1_000;
const UNKNOWN_REPORT = 999_999;

/** What the stand-in keeps, and how it fares. */
interface Asked {
  readonly adminActs: AdminAct[];
  readonly keepsAdminActs: boolean;
  readonly reached: { readonly mongodb: boolean };
}

/** Small answers in the place of the reports service. */
export function reportsStandIn(asked: Asked): Type<unknown> {
  @Controller()
  class ReportsStandIn {
    @HandleRoute(reportsRoutes.open)
    open({ userId, report }: { userId: number; report: ReportInput }) {
      if (userId === ERASED_USER) throw new DomainError('user-unknown');
      return aReport({ userId, ...report });
    }

    @HandleRoute(reportsRoutes.page)
    page({
      page: { status = 'yeni', before = REPORT_COUNT + 1, limit },
    }: RequestOf<typeof reportsRoutes.page>) {
      const length = Math.min(limit, WINDOW);
      const reports = Array.from({ length }, (_, index) => aReport({ id: before - 1 - index, status }));
      const byStatus = { yeni: 4, inceleniyor: 3, çözüldü: 2, kapatıldı: 1 };
      const last = before - length;
      return { reports, counts: { all: 10, byStatus }, next: last > 1 ? last : null };
    }

    @HandleRoute(reportsRoutes.get)
    get({ reportId }: { reportId: number }) {
      if (reportId === UNKNOWN_REPORT) throw new DomainError('report-unknown');
      return { ...aReport({ id: reportId }), history: [] };
    }

    @HandleRoute(reportsRoutes.changeStatus)
    changeStatus({ reportId, change }: RequestOf<typeof reportsRoutes.changeStatus>) {
      if (reportId === UNKNOWN_REPORT) throw new DomainError('report-unknown');
      if (change.revision !== undefined && change.revision < 2) throw new DomainError('report-changed');
      return aReport({ id: reportId, status: change.status, adminNotes: change.adminNotes ?? null });
    }

    @HandleRoute(adminActsRoutes.record)
    recordAct(act: AdminAct) {
      if (!asked.keepsAdminActs) throw new DomainError('dependency-away');
      asked.adminActs.push(act);
      return {};
    }

    @HandleRoute(adminActsRoutes.search)
    searchActs({ admin, search }: RequestOf<typeof adminActsRoutes.search>) {
      if (!admin.isAdmin) throw new DomainError('admin-required');
      return { acts: asked.adminActs.slice(-search.limit), next: search.before ?? null };
    }

    @HandleRoute(healthRoutes.reports)
    readiness() {
      return { checks: { mongodb: asked.reached.mongodb } };
    }
  }
  return ReportsStandIn;
}
