import { Controller } from '@nestjs/common';
import { liveRoutes } from '@rotadas/contracts/live/live.routes';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { ListingService } from './listing.service.js';
import { SnapshotStore } from './store/snapshot.store.js';

type ListActive = z.output<typeof providersRoutes.listActive.request>;
type Snapshot = z.output<typeof liveRoutes.snapshot.request>;

/** The list of active providers, over NATS. */
@Controller()
export class ListingController {
  constructor(
    private readonly listing: ListingService,
    private readonly snapshots: SnapshotStore,
  ) {}

  @HandleRoute(providersRoutes.listActive)
  async list({ serviceType }: ListActive) {
    return { providers: await this.listing.list(serviceType) };
  }

  @HandleRoute(liveRoutes.snapshot)
  snapshot({ cell, cursor }: Snapshot) {
    return this.snapshots.page(cell, cursor);
  }
}
