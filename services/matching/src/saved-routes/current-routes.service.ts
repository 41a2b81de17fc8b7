import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { backoffDelay } from '@rotadas/service-kit/time/backoff';
import { sleep } from '@rotadas/service-kit/time/sleep';
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

/** How often it is read what was saved, ms, also where no offer comes. */
const READ_EVERY_MS = 5_000;

/**
 * All saved routes as they are now, in memory. Before every answer it reads from MongoDB what was
 * saved since the last one, by whichever copy of the service, so that none is missed. A route that
 * was deleted stays until it is found missing, since whoever is told of routes reads them again.
 */
@Injectable()
export class CurrentRoutes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CurrentRoutes.name);
  private readonly index: SavedRouteIndex;
  private readonly reads = new Batcher<undefined, null>(async (asked) => {
    await this.read();
    return asked.map(() => null);
  });
  private readonly ending = new AbortController();
  private readSince = 0;

  constructor(
    private readonly routes: SavedRouteStore,
    router: EmbeddedRouter,
    trees: TreeCache,
  ) {
    this.index = new SavedRouteIndex(router, trees);
  }

  onApplicationBootstrap(): void {
    void this.follow(this.ending.signal);
  }

  beforeApplicationShutdown(): void {
    this.ending.abort();
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

  /**
   * Reads all routes at the start, and again and again what was saved since, so that an offer waits
   * for the last few only, however long ago the one before it came.
   */
  private async follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.reads.add(undefined);
        failures = 0;
      } catch (error) {
        failures += 1;
        // The connection logs that MongoDB is away.
        if (!isUnavailable(error)) this.logger.warn({ err: error }, 'Not read, trying again');
      }
      await sleep(failures > 0 ? backoffDelay(failures) : READ_EVERY_MS, signal);
    }
  }
}
