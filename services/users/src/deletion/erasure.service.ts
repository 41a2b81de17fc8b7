import { Injectable, Logger } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { erasePersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { PersonalDataStore } from '@rotadas/service-kit/personal-data/personal-data.store';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { IdentityProvider } from './identity-provider.js';
import { type ErasedAccount, ErasureStore } from './store/erasure.store.js';

const OTHER_SERVICES = [
  erasePersonalDataRpc.providers,
  erasePersonalDataRpc.reports,
  erasePersonalDataRpc.matching,
  erasePersonalDataRpc.notifications,
  erasePersonalDataRpc.agreements,
];

const ACCOUNTS_MAX = 100;

/** A service searches collections without an index for some steps. */
const ERASE_TIMEOUT_MS = 30_000;

/** Longer than the wait for a mail server. */
const MAIL_TIMEOUT_MS = 25_000;

/** After this time the account is erased without a mail. */
const MAIL_RETRY_MS = 12 * 3_600_000;

/**
 * Erases accounts that are due, in two sweeps at least a minute apart: what was in progress during
 * the first, such as an event between JetStream and a service, is erased by the second.
 * Every step can be repeated, and the account, which is deleted last, has the progress.
 */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly accounts: ErasureStore,
    private readonly rpc: RpcClient,
    private readonly streams: EventStreams,
    private readonly identityProvider: IdentityProvider,
    private readonly personalData: PersonalDataStore,
  ) {}

  /** `now` is epoch ms. */
  async eraseDue(now: number): Promise<void> {
    // Otherwise accounts would be erased in the other services only, and not be usable any longer.
    if (!this.identityProvider.isAvailable) {
      if ((await this.accounts.overdueMs(now)) > 0)
        this.logger.warn('Accounts are not erased: set GOOGLE_APPLICATION_CREDENTIALS');
      return;
    }
    await this.accounts.claimDue(now);
    const claimed = await this.accounts.takeClaimed(now, ACCOUNTS_MAX);
    const cleared = await this.eraseElsewhere(claimed);
    const last = cleared.filter(({ erasure }) => erasure.erasedElsewhereAt !== null);
    for (const account of last) await this.attempt(account, () => this.finish(account, now));
  }

  /** Resolves to the accounts of which no other place has data. */
  private async eraseElsewhere(accounts: readonly ErasedAccount[]): Promise<ErasedAccount[]> {
    const cleared: ErasedAccount[] = [];
    for (const account of accounts)
      await this.attempt(account, async () => {
        const request = { userId: account.id };
        await Promise.all(OTHER_SERVICES.map((erase) => this.rpc.call(erase, request, ERASE_TIMEOUT_MS)));
        cleared.push(account);
      });
    if (cleared.length === 0) return [];
    // After the documents, whose outboxes may still publish events.
    await this.streams.eraseAbout(new Set(cleared.map(({ id }) => id)));
    for (const { id, erasure } of cleared)
      if (erasure.erasedElsewhereAt === null)
        await this.accounts.setProgress(id, { erasedElsewhereAt: Date.now() });
    return cleared;
  }

  private async finish(account: ErasedAccount, now: number): Promise<void> {
    const { id: userId, googleId } = account;
    await this.mail(account, now);
    await this.identityProvider.deleteUser(googleId);
    await this.accounts.record(userId, now);
    await this.personalData.erase(userId);
    this.logger.log({ userId }, 'Erased an account');
  }

  private async mail({ id: userId, email, eraseAt, erasure }: ErasedAccount, now: number): Promise<void> {
    if (erasure.isMailed) return;
    try {
      await this.rpc.call(notificationsRpc.mailErasure, { userId, email }, MAIL_TIMEOUT_MS);
    } catch (error) {
      if (now < eraseAt + MAIL_RETRY_MS) throw error;
      this.logger.warn({ err: error, userId }, 'The mail about an erasure could not be sent');
    }
    await this.accounts.setProgress(userId, { isMailed: true });
  }

  /** One that fails does not keep the others waiting; the next sweep repeats it. */
  private async attempt({ id: userId }: ErasedAccount, step: () => Promise<void>): Promise<void> {
    await step().catch((error: unknown) => {
      this.logger.warn({ err: error, userId }, 'An account could not be erased yet');
    });
  }
}
