import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import type { AuditLogStore } from '../../src/audit-log/store/audit-log.store.js';

export class InMemoryAdminActStore implements Pick<AuditLogStore, keyof AuditLogStore> {
  private readonly acts = new Map<string, AuditEntry>();

  async append(act: AuditEntry): Promise<void> {
    if (!this.acts.has(act.id)) this.acts.set(act.id, act);
  }

  async newest(query: Parameters<AuditLogStore['newest']>[0]): Promise<AuditEntry[]> {
    const { person, kind, from, until, before, limit } = query;
    return [...this.acts.values()]
      .filter((act) => kind === undefined || act.kind === kind)
      .filter((act) => person === undefined || act.adminId === person || act.userId === person)
      .filter(({ at }) => (from === undefined || at >= from) && (until === undefined || at < until))
      .filter((act) => !before || isNewer(before, act))
      .sort((one, other) => (isNewer(one, other) ? -1 : 1))
      .slice(0, limit);
  }
}

const isNewer = (one: Pick<AuditEntry, 'at' | 'id'>, other: Pick<AuditEntry, 'at' | 'id'>): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id);
