import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type Share, SHARES_MAX } from '@rotadas/contracts/shares/share';
import type { NewShare, OpenedShare, ShareStore } from '../../../src/shares/store/share.store.js';

type StoredShare = NewShare & { readonly id: number; readonly opened: number };

/** The queries that the service makes. */
interface Condition extends Partial<Omit<StoredShare, 'id'>> {
  readonly _id?: number;
  readonly $or?: readonly Condition[];
}

export class InMemoryShareStore implements Pick<ShareStore, keyof ShareStore> {
  readonly byId = new Map<number, StoredShare>();
  private lastId = 0;

  async add(share: NewShare): Promise<Share> {
    if ((await this.listOpen(share.ownerId, share.createdAt)).length >= SHARES_MAX)
      throw new DomainError('shares-full');
    const stored = { ...share, id: (this.lastId += 1), opened: 0 };
    this.byId.set(stored.id, stored);
    return toShare(stored);
  }

  async listOpen(ownerId: number, now: number): Promise<Share[]> {
    const own = [...this.byId.values()].filter((share) => share.ownerId === ownerId && share.expiresAt > now);
    return own.toReversed().map(toShare);
  }

  async open(hash: string, now: number, isCounted: boolean): Promise<OpenedShare | null> {
    const share = [...this.byId.values()].find((each) => each.hash === hash && each.expiresAt > now);
    if (!share) return null;
    if (isCounted) this.byId.set(share.id, { ...share, opened: share.opened + 1 });
    const { agreementId, offerId, providerId, firstName, serviceType, from, to, expiresAt } = share;
    return { agreementId, offerId, providerId, firstName, serviceType, from, to, expiresAt };
  }

  async shorten(shares: object, until: number): Promise<number[]> {
    const later = [...this.byId.values()].filter(
      (share) => share.expiresAt > until && matches(share, shares),
    );
    for (const share of later) this.byId.set(share.id, { ...share, expiresAt: until });
    return [...new Set(later.map(({ providerId }) => providerId))];
  }

  async listUsers(now: number): Promise<number[]> {
    const open = [...this.byId.values()].filter(({ expiresAt }) => expiresAt > now);
    return [...new Set(open.flatMap(({ ownerId, providerId }) => [ownerId, providerId]))];
  }
}

const toShare = ({ id, agreementId, from, to, createdAt, expiresAt, opened }: StoredShare): Share => ({
  ...{ id, agreementId, from, to, createdAt, expiresAt, opened },
});

function matches(share: StoredShare, { $or, ...fields }: Condition): boolean {
  if ($or && !$or.some((condition) => matches(share, condition))) return false;
  const values: Record<string, unknown> = { ...share, _id: share.id };
  return Object.entries(fields).every(([name, value]) => values[name] === value);
}
