import type { OfflineReason } from '@rotadas/contracts/providers/providers.events';
import type { OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { isOver } from '../../../src/offers/domain/offer-expiry.js';
import type { Profile } from '../../../src/offers/domain/profile.js';
import { nextSession, type ProviderRecord } from '../../../src/presence/domain/provider-record.js';
import {
  changeEvents,
  offlineEvent,
  type ProviderStore,
} from '../../../src/presence/store/provider.store.js';

/** Rejects a write that is not based on the current session. */
export class InMemoryProviderStore implements Pick<ProviderStore, keyof ProviderStore> {
  /** Oldest first. */
  readonly events: OutboxEvent[] = [];
  private readonly records = new Map<number, ProviderRecord>();

  async find(userId: number): Promise<ProviderRecord | null> {
    return this.records.get(userId) ?? null;
  }

  async findMany(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return userIds.flatMap((userId) => this.records.get(userId) ?? []);
  }

  findManyIfConnected(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.findMany(userIds);
  }

  async findOnline(afterId: number, limit: number): Promise<ProviderRecord[]> {
    return this.onlineAfter(afterId).slice(0, limit);
  }

  async findDue(now: number, afterId: number, limit: number): Promise<ProviderRecord[]> {
    return this.onlineAfter(afterId)
      .filter(({ endsAt }) => isOver(endsAt, now))
      .slice(0, limit);
  }

  async replace(
    previous: ProviderRecord | null,
    next: Omit<ProviderRecord, 'session'>,
    change: Parameters<ProviderStore['replace']>[2] = 'start',
  ): Promise<ProviderRecord | null> {
    const known = this.records.get(next.userId);
    if (known?.session !== previous?.session || known?.isOnline !== previous?.isOnline) return null;
    if (known && previous && known.profileAt > previous.profileAt) return null;
    const record = { ...next, session: nextSession(previous?.session, Date.now()) };
    this.records.set(record.userId, record);
    this.events.push(...changeEvents(previous, record, change));
    return record;
  }

  async setOffline(userId: number, reason: OfflineReason, session?: number): Promise<ProviderRecord | null> {
    const known = this.records.get(userId);
    if (!known?.isOnline || (session !== undefined && session !== known.session)) return null;
    this.records.set(userId, { ...known, isOnline: false });
    this.events.push(offlineEvent(userId, reason, known.offer.id));
    return known;
  }

  async updateProfile(userId: number, profile: Profile): Promise<boolean> {
    const known = this.records.get(userId);
    if (!known || known.profileAt > profile.profileAt) return false;
    this.records.set(userId, { ...known, ...profile });
    return known.isOnline;
  }

  private onlineAfter(afterId: number): ProviderRecord[] {
    const found = [...this.records.values()].filter(({ isOnline, userId }) => isOnline && userId > afterId);
    return found.toSorted((one, other) => one.userId - other.userId);
  }
}
