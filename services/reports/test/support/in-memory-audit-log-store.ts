import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import type { AuditLogStore } from '../../src/audit-log/store/audit-log.store.js';

export class InMemoryAuditLogStore implements Pick<AuditLogStore, keyof AuditLogStore> {
  private readonly entries = new Map<string, AuditEntry>();

  async append(entry: AuditEntry): Promise<void> {
    if (!this.entries.has(entry.id)) this.entries.set(entry.id, entry);
  }

  async listNewest(query: Parameters<AuditLogStore['listNewest']>[0]): Promise<AuditEntry[]> {
    const { person, kind, from, until, before, limit } = query;
    return [...this.entries.values()]
      .filter((entry) => kind === undefined || entry.kind === kind)
      .filter((entry) => person === undefined || entry.adminId === person || entry.userId === person)
      .filter(({ at }) => (from === undefined || at >= from) && (until === undefined || at < until))
      .filter((entry) => !before || isNewer(before, entry))
      .sort((one, other) => (isNewer(one, other) ? -1 : 1))
      .slice(0, limit);
  }
}

const isNewer = (one: Pick<AuditEntry, 'at' | 'id'>, other: Pick<AuditEntry, 'at' | 'id'>): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id);
