import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';
import type { AdminActStore } from '../../src/admin-acts/store/admin-act.store.js';

/** Keeps what admins did as `AdminActStore` does, in memory. */
export class InMemoryAdminActStore implements Pick<AdminActStore, keyof AdminActStore> {
  private readonly acts = new Map<string, AdminAct>();

  async append(act: AdminAct): Promise<void> {
    if (!this.acts.has(act.id)) this.acts.set(act.id, act);
  }

  async newest(wanted: Parameters<AdminActStore['newest']>[0]): Promise<AdminAct[]> {
    const { person, kind, from, until, before, limit } = wanted;
    return [...this.acts.values()]
      .filter((act) => kind === undefined || act.kind === kind)
      .filter((act) => person === undefined || act.adminId === person || act.userId === person)
      .filter(({ at }) => (from === undefined || at >= from) && (until === undefined || at < until))
      .filter((act) => !before || isNewer(before, act))
      .sort((one, other) => (isNewer(one, other) ? -1 : 1))
      .slice(0, limit);
  }
}

const isNewer = (one: Pick<AdminAct, 'at' | 'id'>, other: Pick<AdminAct, 'at' | 'id'>): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id);
