import { Injectable, Logger } from '@nestjs/common';
import type { AgreementActor } from '@rotadas/contracts/agreements/agreement';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { z } from 'zod';
import { AgreementCounts } from './agreement-counts.js';
import { nextDeadline } from './domain/agreement-times.js';
import type { NewAgreement } from './domain/new-agreement.js';
import { nextReminder } from './domain/next-reminder.js';
import type { StoredAgreement } from './domain/stored-agreement.js';
import { type Act, transition } from './domain/transition.js';
import { AgreementStore, type RequestLimits } from './store/agreement.store.js';
import { NoticeStore } from './store/notice.store.js';

/** Settles an agreement and reminds of it. */
export const DeadlineJob = z.object({ agreementId: z.int() });

/** Applies transitions, publishes them and schedules what the timer does next. */
@Injectable()
export class AgreementChanges {
  private readonly logger = new Logger(AgreementChanges.name);

  constructor(
    private readonly agreements: AgreementStore,
    private readonly queues: JobQueues,
    private readonly outbox: OutboxRelay,
    private readonly counts: AgreementCounts,
    private readonly notices: NoticeStore,
  ) {}

  /** Throws like `AgreementStore.add`. */
  async add(requested: NewAgreement, limits: RequestLimits): Promise<StoredAgreement> {
    const agreement = await this.agreements.add(requested, limits);
    this.counts.requests.inc({ outcome: 'requested' });
    this.outbox.wake();
    await this.schedule(agreement);
    return agreement;
  }

  /** Null after a concurrent change; throws like `transition`. */
  async apply(agreement: StoredAgreement, actor: AgreementActor, act: Act): Promise<StoredAgreement | null> {
    const change = transition(agreement, actor, act, Date.now());
    if (!change) return agreement;
    if (!(await this.agreements.save(change))) return null;
    this.counts.addChange(change.event, agreement);
    this.outbox.wake();
    await this.schedule(change.next);
    return change.next;
  }

  /** Applies a transition whose deadline has passed, and reminds. Idempotent. */
  async settle(agreementId: number): Promise<void> {
    await this.repeat(agreementId, 'timer', { kind: 'settle' });
    await this.remind(agreementId);
  }

  /** Publishes a reminder that is due. Idempotent. */
  async remind(agreementId: number): Promise<void> {
    if (await this.notices.recordReminder(agreementId, Date.now())) this.outbox.wake();
  }

  /** Ends an open agreement, by default for a reason that names no side. Idempotent. */
  withdraw(agreementId: number, actor: 'system' | 'provider' = 'system'): Promise<void> {
    return this.repeat(agreementId, actor, { kind: 'withdraw' });
  }

  /** Logs a failure: the next sweep settles the agreement. */
  private async schedule(agreement: StoredAgreement): Promise<void> {
    const job: z.infer<typeof DeadlineJob> = { agreementId: agreement.id };
    const times = [nextDeadline(agreement), nextReminder(agreement, Date.now())];
    try {
      for (const at of times)
        if (at !== null)
          await this.queues.addAt(QUEUES.agreements, 'settle', job, `settle-${agreement.id}-${at}`, at);
    } catch (error) {
      this.logger.warn({ err: error, ...job }, 'A deadline was not scheduled; the next sweep settles it');
    }
  }

  private async repeat(agreementId: number, actor: AgreementActor, act: Act): Promise<void> {
    await retryOnConflict(async () => {
      const agreement = await this.agreements.find(agreementId);
      return agreement ? this.apply(agreement, actor, act) : true;
    });
  }
}
