import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { currentNotice, type SanctionAct } from '../../src/sanctions/domain/sanction-acts.js';
import type { SanctionStore } from '../../src/sanctions/store/sanction.store.js';
import { requireAccount } from '../../src/users/domain/account.js';
import type { InMemoryAccountStore } from './in-memory-account-store.js';

/** Stores the notice in the account, and keeps the acts, oldest first. */
export class InMemorySanctionStore implements Pick<SanctionStore, keyof SanctionStore> {
  readonly acts: SanctionAct[] = [];
  private readonly sanctions = new Map<number, Sanction>();

  constructor(private readonly accounts: InMemoryAccountStore) {}

  async add(
    userId: number,
    create: (id: number, others: readonly Sanction[]) => SanctionAct,
  ): Promise<Sanction> {
    const act = create(this.sanctions.size + 1, await this.list(userId));
    requireAccount(await this.accounts.find(userId));
    return this.save(act);
  }

  async change(id: number, change: (sanction: Sanction) => SanctionAct | null): Promise<Sanction> {
    const sanction = this.sanctions.get(id);
    if (!sanction) throw new DomainError('sanction-unknown');
    const act = change(sanction);
    return act ? this.save(act) : sanction;
  }

  async list(userId: number): Promise<Sanction[]> {
    return [...this.sanctions.values()].filter((each) => each.userId === userId).toReversed();
  }

  async hasForReport(reportId: number): Promise<boolean> {
    return [...this.sanctions.values()].some((each) => each.reportId === reportId && each.liftedAt === null);
  }

  async listOpenAppeals(): Promise<Sanction[]> {
    return [...this.sanctions.values()].filter(
      ({ appeal, liftedAt }) => appeal === 'open' && liftedAt === null,
    );
  }

  private async save(act: SanctionAct): Promise<Sanction> {
    const { id, userId } = act.next;
    this.sanctions.set(id, act.next);
    this.acts.push(act);
    await this.accounts.update(userId, { sanction: currentNotice(await this.list(userId), Date.now()) });
    return act.next;
  }
}
