import { Controller } from '@nestjs/common';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { SnapshotStore } from './store/snapshot.store.js';

/** The snapshot that a gateway takes before it follows the changes. */
@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotStore) {}

  @HandleRoute(liveRoutes.snapshot)
  page({ cell, cursor }: ParsedRequest<typeof liveRoutes.snapshot>) {
    return this.snapshots.page(cell, cursor);
  }
}
