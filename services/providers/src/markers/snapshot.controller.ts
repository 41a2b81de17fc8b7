import { Controller } from '@nestjs/common';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { SnapshotService } from './snapshot.service.js';

@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotService) {}

  @HandleRoute(liveRoutes.snapshot)
  page({ cell, cursor }: ParsedRequest<typeof liveRoutes.snapshot>) {
    return this.snapshots.page(cell, cursor);
  }
}
