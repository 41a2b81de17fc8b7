import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RetryingTask } from '@rotadas/service-kit/live/retrying-task';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import type { PassingOffer } from './domain/passing-offers.js';
import { type Fit, SavedRouteIndex } from './domain/saved-route-index.js';
import { SavedRouteStore } from './store/saved-route.store.js';

/**
 * What was saved so shortly before the last look is read again, ms: the clocks of several copies
 * differ, and what is saved has its time from before the write, which takes 9 s at most.
 */
const OVERLAP_MS = 15_000;

/** How often new routes are read, ms, so that an offer only waits for the last few. */
const READ_EVERY_MS = 5_000;

/**
 * All saved routes as they are now, in memory. Before every answer it reads from MongoDB what was
 * saved since the last one, by whichever copy of the service, so that none is missed. A route that
 * was deleted stays until it is found missing, since whoever is told of routes reads them again.
 */
@Injectable()
export class CurrentRoutes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly index: SavedRouteIndex;
  private readonly reads = new Batcher<undefined, null>(async (asked) => {
    await this.read();
    return asked.map(() => null);
  });
  private readonly reading = new RetryingTask(async () => void (await this.reads.add(undefined)));
  private timer: NodeJS.Timeout | undefined;
  private readSince = 0;

  constructor(
    private readonly routes: SavedRouteStore,
    router: EmbeddedRouter,
    trees: TreeCache,
  ) {
    this.index = new SavedRouteIndex(router, trees);
  }

  onApplicationBootstrap(): void {
    this.reading.request();
    this.timer = setInterval(() => this.reading.request(), READ_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.reading.stop();
  }

  /** The routes that an offer fits, of all that are saved when this is asked. */
  async fitting(offer: PassingOffer): Promise<Fit[]> {
    await this.reads.add(undefined);
    return this.index.fitting(offer);
  }

  /** Forgets routes that are not saved any more. */
  forget(ids: readonly number[]): void {
    for (const id of ids) this.index.remove(id);
  }

  private async read(): Promise<void> {
    const startedAt = Date.now();
    await this.routes.eachSince(this.readSince, {
      isKnown: (id) => this.index.has(id),
      receive: (batch) => {
        for (const route of batch) this.index.add(route);
      },
    });
    this.readSince = startedAt - OVERLAP_MS;
  }
}
