import { Controller } from '@nestjs/common';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { SnapshotStore } from './store/snapshot.store.js';

type Snapshot = z.output<typeof liveRoutes.snapshot.request>;

/** Who is on the map, page by page, over NATS. */
@Controller()
export class SnapshotController {
  constructor(private readonly snapshots: SnapshotStore) {}

  @HandleRoute(liveRoutes.snapshot)
  page({ cell, cursor }: Snapshot) {
    return this.snapshots.page(cell, cursor);
  }
}
