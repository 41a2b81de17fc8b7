import { OPEN_STATES } from '@rotadas/contracts/agreements/agreement';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { cutPage } from '@rotadas/service-kit/paging/cut-page';
import {
  CODE_LOCK_MS,
  CODE_TRIES_MAX,
  CODE_TRIES_TOTAL,
} from '../../../src/agreements/domain/agreement-code.js';
import { nextDeadline } from '../../../src/agreements/domain/agreement-times.js';
import type { NewAgreement } from '../../../src/agreements/domain/new-agreement.js';
import type {
  AgreementEvent,
  Side,
  StoredAgreement,
} from '../../../src/agreements/domain/stored-agreement.js';
import type { Transition } from '../../../src/agreements/domain/transition.js';
import type {
  AgreementListRequest,
  AgreementStore,
  RequestLimits,
  Timer,
} from '../../../src/agreements/store/agreement.store.js';

/** Counts the requests of all days together. */
export class InMemoryAgreementStore implements Pick<AgreementStore, keyof AgreementStore> {
  /** Changes, oldest first. */
  readonly events: (AgreementEvent & { readonly agreementId: number })[] = [];
  /** Called before each change, to simulate a concurrent request. */
  beforeSave: (agreement: StoredAgreement) => Promise<void> | void = () => undefined;
  /** The same before messages are marked as read. */
  beforeRead: () => Promise<unknown> | undefined = () => undefined;
  private readonly agreements = new Map<number, StoredAgreement>();
  private readonly tries = new Map<number, { count: number; at: number }>();

  async add(agreement: NewAgreement, limits: RequestLimits): Promise<StoredAgreement> {
    const own = [...this.agreements.values()].filter(
      ({ requesterId }) => requesterId === agreement.requesterId,
    );
    const isRepeated = ({ offerId, state }: StoredAgreement) =>
      offerId === agreement.offerId && (OPEN_STATES.has(state) || state === 'declined');
    if (own.some(isRepeated)) throw new DomainError('request-repeated');
    if (own.length >= limits.perDay) throw new DomainError('daily-request-limit-reached');
    if (own.filter(({ state }) => state === 'requested').length >= limits.open)
      throw new DomainError('open-request-limit-reached');
    return this.set({ id: this.agreements.size + 1, ...agreement });
  }

  set(agreement: StoredAgreement): StoredAgreement {
    this.agreements.set(agreement.id, agreement);
    return agreement;
  }

  async find(id: number): Promise<StoredAgreement | null> {
    return this.agreements.get(id) ?? null;
  }

  async list(userId: number, { group, before = Infinity, limit }: AgreementListRequest) {
    const isIn = ({ state, acceptedAt }: StoredAgreement) =>
      group === 'all' ||
      (group === 'accepted' ? acceptedAt !== null : OPEN_STATES.has(state) === (group === 'open'));
    const found = this.listOf(userId).filter((each) => each.id < before && isIn(each));
    return cutPage(
      found.sort((a, b) => b.id - a.id),
      limit,
      ({ id }) => id,
    );
  }

  async listEvents(id: number): Promise<AgreementEvent[]> {
    const own = this.events.filter(({ agreementId }) => agreementId === id);
    return own.map(({ actor, actorId, from, to, at }) => ({ actor, actorId, from, to, at }));
  }

  async countDone(userId: number): Promise<number> {
    return this.listOf(userId).filter(({ state }) => state === 'done').length;
  }

  async listAccepted(userId: number, otherId: number): Promise<StoredAgreement[]> {
    const accepted = this.listOf(userId).filter(({ acceptedAt }) => acceptedAt !== null);
    return accepted.filter(({ requesterId, providerId }) => [requesterId, providerId].includes(otherId));
  }

  async overdueMs(now: number): Promise<number> {
    const deadlines = [...this.agreements.values()].map((each) => nextDeadline(each) ?? Infinity);
    return Math.max(0, now - Math.min(...deadlines));
  }

  async listOpen(of: object): Promise<StoredAgreement[]> {
    return [...this.agreements.values()].filter((each) => OPEN_STATES.has(each.state) && matches(each, of));
  }

  async listOpenPage(afterId: number, limit: number): Promise<StoredAgreement[]> {
    return (await this.listOpen({})).filter(({ id }) => id > afterId).slice(0, limit);
  }

  /** Deadlines only. */
  async findDue(timer: Timer, now: number, limit: number): Promise<number[]> {
    if (timer !== 'deadline') return [];
    const due = [...this.agreements.values()].filter((each) => (nextDeadline(each) ?? Infinity) <= now);
    return due.slice(0, limit).map(({ id }) => id);
  }

  async save({ next, event }: Transition): Promise<boolean> {
    const before = this.agreements.get(next.id);
    if (before) await this.beforeSave(before);
    const known = this.agreements.get(next.id);
    if (known?.version !== next.version - 1) return false;
    const { unread, readUpTo, ratedBy } = known;
    this.set({ ...next, unread, readUpTo, ratedBy });
    this.events.push({ ...event, agreementId: next.id });
    return true;
  }

  async countCodeTry(id: number, now: number): Promise<number | null> {
    const last = this.tries.get(id) ?? { count: 0, at: 0 };
    if (last.count >= CODE_TRIES_TOTAL) return now + CODE_LOCK_MS;
    const isFull = last.count > 0 && last.count % CODE_TRIES_MAX === 0;
    if (isFull && now < last.at + CODE_LOCK_MS) return last.at + CODE_LOCK_MS;
    this.tries.set(id, { count: last.count + 1, at: now });
    return null;
  }

  async recordMessage(_session: unknown, { id }: StoredAgreement, to: Side): Promise<void> {
    const known = this.require(id);
    this.set({ ...known, unread: { ...known.unread, [to]: known.unread[to] + 1 } });
  }

  async recordRead(
    { id, ...read }: StoredAgreement,
    side: Side,
    upTo: number | null,
    unread: number,
  ): Promise<boolean> {
    await this.beforeRead();
    const known = this.require(id);
    const isUnchanged =
      known.readUpTo[side] === read.readUpTo[side] && known.unread[side] === read.unread[side];
    if (!isUnchanged) return false;
    this.set({
      ...known,
      readUpTo: { ...known.readUpTo, [side]: upTo },
      unread: { ...known.unread, [side]: unread },
    });
    return true;
  }

  private listOf(userId: number): StoredAgreement[] {
    return [...this.agreements.values()].filter(({ requesterId, providerId }) =>
      [requesterId, providerId].includes(userId),
    );
  }

  private require(id: number): StoredAgreement {
    const known = this.agreements.get(id);
    if (!known) throw new Error('no such agreement');
    return known;
  }
}

/** The operators of queries that the service uses. */
function matches(agreement: StoredAgreement, of: object): boolean {
  return Object.entries(of).every(([field, wanted]) => {
    if (field === '$or') return (wanted as object[]).some((each) => matches(agreement, each));
    const value = agreement[field as keyof StoredAgreement];
    if (typeof wanted === 'object') return (wanted as { $in: unknown[] }).$in.includes(value);
    return value === wanted;
  });
}
