import type { CaseFilter } from '@rotadas/contracts/cases/case';
import type { CaseStore } from '../../src/cases/store/case.store.js';
import { dueAt, isCase, isOpen } from '../../src/reports/domain/case.js';
import type { StoredReport } from '../../src/reports/domain/stored-report.js';
import type { InMemoryReportStore } from './in-memory-report-store.js';

export class InMemoryCaseStore implements Pick<CaseStore, keyof CaseStore> {
  constructor(private readonly reports: InMemoryReportStore) {}

  async list(
    filter: CaseFilter,
    adminId: number | null,
    now: number,
    limit: number,
  ): Promise<StoredReport[]> {
    return this.select(filter, adminId, now)
      .sort((one, other) => dueAt(one) - dueAt(other))
      .slice(0, limit);
  }

  async count(filter: CaseFilter, adminId: number | null, now: number): Promise<number> {
    return this.select(filter, adminId, now).length;
  }

  async countUrgentUnassigned(): Promise<number> {
    return this.select('open', null, 0).filter((each) => each.isUrgent && each.assigneeId === null).length;
  }

  private select(filter: CaseFilter, adminId: number | null, now: number): StoredReport[] {
    const open = this.reports.all.filter((each) => isCase(each) && isOpen(each));
    if (filter === 'open') return open;
    return open.filter((each) => (filter === 'mine' ? each.assigneeId === adminId : dueAt(each) < now));
  }
}
