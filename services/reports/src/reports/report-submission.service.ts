import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import {
  REPORT_FAULTS,
  type Report,
  type ReportAbout,
  ReportEvidence,
  type ReportInput,
} from '@rotadas/contracts/reports/report';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REPORTS_ENV, type ReportsEnv } from '../env.js';
import { limitFor, limitReached } from './domain/report-limit.js';
import { createReport } from './domain/stored-report.js';
import { reportView } from './domain/report-view.js';
import { ReportStore } from './store/report.store.js';
import { requireActiveAccount } from '@rotadas/contracts/users/profile';

/** The description of a report that no user has typed. */
const OBJECTION =
  'Gelmediğinin söylenmesine itiraz etti. Bu bildirim, anlaşma sayfasındaki itirazla kendiliğinden açıldı.';

/** Maximum wait for the evidence of an urgent report, ms. */
const URGENT_WAIT_MS = 1_500;

const ERASED: ReadonlySet<ErrorCode> = new Set(['user-unknown', 'agreement-unknown']);

@Injectable()
export class ReportSubmissionService {
  private readonly logger = new Logger(ReportSubmissionService.name);

  constructor(
    @Inject(REPORTS_ENV) private readonly env: Pick<ReportsEnv, 'REPORTS_PER_DAY'>,
    private readonly rpc: RpcClient,
    private readonly reports: ReportStore,
  ) {}

  /**
   * Throws `user-unknown`, `terms-unaccepted` or `daily-report-limit-reached`. About a person also
   * `agreement-unknown` if the two do not share it, and `input-invalid` for the user, or a message
   * that the person did not send. Nothing is stored without the evidence, unless it is urgent.
   */
  async create(userId: number, input: ReportInput): Promise<Report> {
    const { urgent } = input;
    if (!urgent) requireActiveAccount(await this.rpc.call(usersRpc.get, { userId }));
    const created = createReport(userId, input, Date.now());
    const limit = limitFor(created, this.env.REPORTS_PER_DAY);
    // Users over the limit cause no evidence; `create` checks it again for concurrent requests.
    if (!(await this.reports.hasRoom(created, limit))) throw limitReached(created);
    const { about, evidence } = await (urgent
      ? this.collectUrgent(userId, input.about, urgent.position)
      : this.collect(userId, input.about));
    const report = await this.reports.create({ ...created, about }, limit, evidence);
    if (!report) throw limitReached(created);
    return reportView(report);
  }

  /** Reports the side that said `missed` if the other one objects. Idempotent. */
  async createForObjection(change: PayloadOf<typeof agreementsEvents.changed>): Promise<void> {
    const { agreementId, requesterId, providerId, actor, from, to, at } = change;
    if (from !== 'missed' || to !== 'missed') return;
    const [userId, otherId] = actor === 'requester' ? [requesterId, providerId] : [providerId, requesterId];
    const about = { userId: otherId, agreementId };
    try {
      await this.rpc.call(usersRpc.get, { userId });
      const evidence = await this.collectEvidence(userId, about);
      const input = { category: 'kullanici', description: OBJECTION, about } as const;
      await this.reports.createObjection(createReport(userId, input, at), agreementId, evidence);
    } catch (error) {
      // An erased account or agreement has nothing to decide.
      if (!(error instanceof DomainError) || !ERASED.has(error.code)) throw error;
      this.logger.warn({ err: error, agreementId }, 'No report for an objection');
    }
  }

  /** The profile, agreement and messages may change before an admin reads the report. */
  private async collectEvidence(
    userId: number,
    about: ReportAbout,
    timeoutMs?: number,
  ): Promise<ReportEvidence> {
    const { agreementId, messageId } = about;
    if (about.userId === userId) throw rejected(REPORT_FAULTS.self);
    const [person, agreement] = await Promise.all([
      this.rpc.call(usersRpc.get, { userId: about.userId }, timeoutMs),
      agreementId === undefined
        ? null
        : this.rpc.call(agreementsRpc.evidence, { userId, agreementId, messageId }, timeoutMs),
    ]);
    const { requesterId, providerId } = agreement?.agreement ?? {};
    if (agreement && about.userId !== requesterId && about.userId !== providerId)
      throw new DomainError('agreement-unknown');
    const message = agreement?.messages.find(({ id }) => id === messageId);
    if (messageId !== undefined && message?.fromUserId !== about.userId)
      throw rejected(REPORT_FAULTS.messageUnknown);
    const parsed = ReportEvidence.shape.person.parse(person);
    return { takenAt: Date.now(), person: parsed, agreement };
  }

  private async collect(userId: number, about: ReportAbout | undefined): Promise<Collected> {
    return { about, evidence: about && (await this.collectEvidence(userId, about)) };
  }

  /**
   * Never fails: an urgent report is stored with the evidence that is available soon, and without a
   * person who cannot be reported, or with whom the report names no agreement.
   */
  private async collectUrgent(
    userId: number,
    about: ReportAbout | undefined,
    position: Coordinates | null,
  ): Promise<Collected> {
    const evidence = { takenAt: Date.now(), person: null, agreement: null, position };
    if (about?.agreementId === undefined) return { about: undefined, evidence };
    try {
      return {
        about,
        evidence: { ...(await this.collectEvidence(userId, about, URGENT_WAIT_MS)), position },
      };
    } catch (error) {
      this.logger.warn({ err: error, userId }, 'An urgent report has no evidence');
      const isAllowed = !(error instanceof DomainError) || error.status >= 500;
      return { about: isAllowed ? about : undefined, evidence };
    }
  }
}

interface Collected {
  readonly about: ReportAbout | undefined;
  readonly evidence: ReportEvidence | undefined;
}

const rejected = (about: string) => new DomainError('input-invalid', { details: { about } });
