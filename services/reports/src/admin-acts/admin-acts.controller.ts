import { Controller } from '@nestjs/common';
import { adminActsRoutes } from '@rotadas/contracts/admin-acts/admin-acts.routes';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { HandleEvent, type Occurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import { AdminActsService } from './admin-acts.service.js';
import { AdminActStore } from './store/admin-act.store.js';

type Asked<Name extends keyof typeof adminActsRoutes> = ParsedRequest<(typeof adminActsRoutes)[Name]>;

@Controller()
export class AdminActsController {
  constructor(
    private readonly store: AdminActStore,
    private readonly acts: AdminActsService,
  ) {}

  @HandleRoute(adminActsRoutes.record)
  async record(act: Asked<'record'>) {
    await this.store.append(act);
    return {};
  }

  @HandleRoute(adminActsRoutes.search)
  search({ admin, search }: Asked<'search'>) {
    return this.acts.search(admin, search);
  }

  @HandleEvent(reportsEvents.moderated)
  async moderated(
    { reportId, userId, adminId, from, to }: PayloadOf<typeof reportsEvents.moderated>,
    { id, occurredAt }: Occurrence,
  ): Promise<void> {
    await this.store.append({
      id,
      at: occurredAt,
      adminId,
      kind: 'report-status',
      target: String(reportId),
      userId,
      facts: { from, to },
      requestId: currentRequestId() ?? null,
    });
  }
}
