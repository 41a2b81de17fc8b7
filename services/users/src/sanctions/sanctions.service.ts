import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import type {
  AppealDecision,
  AppealInput,
  Sanction,
  SanctionInput,
} from '@rotadas/contracts/sanctions/sanction';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AdminCheck } from '../users/admin-check.js';
import { requireAccount } from '../users/domain/account.js';
import { Admins } from '../users/domain/user-view.js';
import { AccountStore } from '../users/store/account.store.js';
import { acknowledge, appeal, decide, impose, lift } from './domain/sanction-acts.js';
import { SanctionStore } from './store/sanction.store.js';

/** All methods with an `admin` throw `admin-required` for other users. */
@Injectable()
export class SanctionsService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly admins: Admins,
    private readonly adminCheck: AdminCheck,
    private readonly sanctions: SanctionStore,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Throws `self-sanction`, `user-unknown`, `admin-sanction` or `sanction-active`. */
  async impose(admin: Admin, userId: number, input: SanctionInput): Promise<Sanction> {
    await this.adminCheck.requireAdmin(admin);
    if (userId === admin.userId) throw new DomainError('self-sanction');
    const account = requireAccount(await this.accounts.find(userId));
    if (this.admins.hasRole(account)) throw new DomainError('admin-sanction');
    const by = { userId, adminId: admin.userId, input };
    return this.publish(
      this.sanctions.add(userId, (id, others) => impose({ ...by, id, others }, Date.now())),
    );
  }

  /** Idempotent. Throws `sanction-unknown`. */
  async lift(admin: Admin, sanctionId: number): Promise<Sanction> {
    await this.adminCheck.requireAdmin(admin);
    return this.publish(
      this.sanctions.change(sanctionId, (sanction) => lift(sanction, admin.userId, Date.now())),
    );
  }

  /** Idempotent. Throws `sanction-unknown`. */
  async acknowledge(userId: number, sanctionId: number): Promise<void> {
    await this.sanctions.change(sanctionId, (sanction) =>
      acknowledge(requireOwn(sanction, userId), Date.now()),
    );
  }

  /** Throws `sanction-unknown`, `appeal-repeated` or `appeal-closed`. */
  async appeal(userId: number, sanctionId: number, { text }: AppealInput): Promise<void> {
    await this.sanctions.change(sanctionId, (sanction) =>
      appeal(requireOwn(sanction, userId), text, Date.now()),
    );
  }

  /** Throws `sanction-unknown`, `appeal-own-sanction` or `appeal-closed`. */
  async decide(admin: Admin, sanctionId: number, decision: AppealDecision): Promise<Sanction> {
    await this.adminCheck.requireAdmin(admin);
    return this.publish(
      this.sanctions.change(sanctionId, (sanction) => decide(sanction, admin.userId, decision, Date.now())),
    );
  }

  async list(admin: Admin, userId: number): Promise<Sanction[]> {
    await this.adminCheck.requireAdmin(admin);
    return this.sanctions.list(userId);
  }

  /** Whether a sanction that was not lifted names the report. */
  hasForReport(reportId: number): Promise<boolean> {
    return this.sanctions.hasForReport(reportId);
  }

  async listAppeals(admin: Admin): Promise<Sanction[]> {
    await this.adminCheck.requireAdmin(admin);
    return this.sanctions.listOpenAppeals();
  }

  private async publish(saving: Promise<Sanction>): Promise<Sanction> {
    const sanction = await saving;
    this.outbox.wake();
    return sanction;
  }
}

/** Throws `sanction-unknown` for a sanction of another user. */
function requireOwn(sanction: Sanction, userId: number): Sanction {
  if (sanction.userId !== userId) throw new DomainError('sanction-unknown');
  return sanction;
}
