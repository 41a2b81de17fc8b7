import { Controller } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { ModerationService } from './moderation.service.js';
import { ReportSubmissionService } from './report-submission.service.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly submission: ReportSubmissionService,
    private readonly moderation: ModerationService,
  ) {}

  @HandleRpc(reportsRpc.create)
  create({ userId, report }: ParsedRequest<typeof reportsRpc.create>) {
    return this.submission.create(userId, report);
  }

  @HandleRpc(reportsRpc.list)
  list({ admin, page }: ParsedRequest<typeof reportsRpc.list>) {
    return this.moderation.list(admin, page);
  }

  @HandleRpc(reportsRpc.page)
  page({ admin, page }: ParsedRequest<typeof reportsRpc.page>) {
    return this.moderation.listWithCounts(admin, page);
  }

  @HandleRpc(reportsRpc.get)
  get({ admin, reportId }: ParsedRequest<typeof reportsRpc.get>) {
    return this.moderation.get(admin, reportId);
  }

  @HandleRpc(reportsRpc.listByPerson)
  listByPerson({ admin, userId }: ParsedRequest<typeof reportsRpc.listByPerson>) {
    return this.moderation.listByPerson(admin, userId);
  }

  @HandleRpc(reportsRpc.evidence)
  evidence({ admin, reportId }: ParsedRequest<typeof reportsRpc.evidence>) {
    return this.moderation.getEvidence(admin, reportId);
  }

  @HandleRpc(reportsRpc.changeStatus)
  changeStatus({ admin, reportId, change }: ParsedRequest<typeof reportsRpc.changeStatus>) {
    return this.moderation.changeStatus(admin, reportId, change);
  }

  @HandleEvent(agreementsEvents.changed, { orderedBy: ({ agreementId }) => agreementId })
  agreementChanged(change: PayloadOf<typeof agreementsEvents.changed>) {
    return this.submission.createForObjection(change);
  }
}
