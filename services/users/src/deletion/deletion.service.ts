import { Injectable } from '@nestjs/common';
import { DELETION_GRACE_DAYS } from '@rotadas/contracts/accounts/deletion';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { requireAccount } from '../users/domain/account.js';
import { AccountStore } from '../users/store/account.store.js';
import { DeletionStore } from './store/deletion.store.js';

const GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;

/** Each method throws `user-unknown`, also once the account is being erased. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly deletions: DeletionStore,
    private readonly outbox: OutboxRelay,
  ) {}

  /** Resolves to the time of the erasure, epoch ms. A repeated request keeps the first one. */
  async request(userId: number): Promise<number> {
    const now = Date.now();
    const eraseAt = now + GRACE_MS;
    await this.deletions.request(userId, eraseAt, now);
    this.outbox.wake();
    const account = requireAccount(await this.accounts.find(userId));
    return account.eraseAt ?? eraseAt; // taken back meanwhile
  }

  /** Idempotent. */
  async cancel(userId: number): Promise<void> {
    await this.deletions.cancel(userId, Date.now());
    this.outbox.wake();
    requireAccount(await this.accounts.find(userId));
  }
}
