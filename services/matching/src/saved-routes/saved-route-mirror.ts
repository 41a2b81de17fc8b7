import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/tree-cache.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { type FittingRoute, SavedRouteIndex } from './saved-route-index.js';
import { toGridSavedRoute } from './domain/waiting-grid.js';
import { SavedRouteStore } from './store/saved-route.store.js';

/** Overlap of reads, since clocks differ and a write takes up to 9 s after `createdAt` is set. */
const OVERLAP_MS = 15_000;

const READ_EVERY_MS = 5_000;

/** Interval of comparing all IDs with MongoDB, to drop deleted routes. */
const COMPARE_EVERY_MS = 3_600_000;

/**
 * All saved routes in memory. Reads new and changed ones before each search, so that none is
 * missed. A deleted route stays until `forget` or COMPARE_EVERY_MS, so callers read the routes
 * again.
 */
@Injectable()
export class SavedRouteMirror implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly index: SavedRouteIndex;
  private readonly grid: SavedRouteIndex;
  private readonly refreshLoader = createBatchLoader<'changes', null>(async (requests) => {
    await this.refresh();
    return requests.map(() => null);
  });
  private readonly refreshTask = new RetryingTask(
    async () => void (await this.refreshLoader.load('changes')),
  );
  private readUntil = 0;
  private comparedAt = 0;

  constructor(
    private readonly routes: SavedRouteStore,
    router: EmbeddedRouter,
    trees: TreeCache,
    places: PlaceIndex,
  ) {
    this.index = new SavedRouteIndex(router, trees, places);
    this.grid = new SavedRouteIndex(router, trees, places);
  }

  onApplicationBootstrap(): void {
    this.refreshTask.requestEvery(READ_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    this.refreshTask.stop();
  }

  async findFitting(offer: ComparableOffer): Promise<FittingRoute[]> {
    await this.refreshLoader.load('changes');
    return this.index.findFitting(offer);
  }

  /** The IDs of routes on the grid that an offer on the grid fits. */
  async findFittingOnGrid(offer: ComparableOffer): Promise<number[]> {
    await this.refreshLoader.load('changes');
    return (await this.grid.findFitting(offer)).map(({ id }) => id);
  }

  forget(ids: readonly number[]): void {
    for (const id of ids) {
      this.index.remove(id);
      this.grid.remove(id);
    }
  }

  private async refresh(): Promise<void> {
    const startedAt = Date.now();
    const isComparing = startedAt - this.comparedAt >= COMPARE_EVERY_MS;
    const deleted = new Set(isComparing ? this.index.ids() : []);
    await this.routes.eachSince(isComparing ? 0 : this.readUntil, {
      isKnown: (id) => {
        deleted.delete(id);
        return this.index.has(id);
      },
      receive: (batch) => {
        for (const route of batch) {
          this.index.add(route);
          this.grid.add(toGridSavedRoute(route));
        }
      },
    });
    this.forget([...deleted]);
    this.readUntil = startedAt - OVERLAP_MS;
    if (isComparing) this.comparedAt = startedAt;
  }
}
