import { Injectable } from '@nestjs/common';
import { type Cell, toCell } from '@rotadas/contracts/live/cell';
import type { liveRpc } from '@rotadas/contracts/live/live.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { toVersionedProvider } from './domain/marker.js';
import { MarkerStore } from './store/marker.store.js';
import { SnapshotStore } from './store/snapshot.store.js';

@Injectable()
export class SnapshotService {
  constructor(
    private readonly snapshots: SnapshotStore,
    private readonly markers: MarkerStore,
  ) {}

  /** A page of the providers in `cell`; null is the whole map. The first cursor is `0`. */
  async readPage(cell: Cell | null, cursor: string): Promise<ReplyOf<typeof liveRpc.snapshot>> {
    const { ids, next } = await this.snapshots.page(cell, cursor);
    const markers = await this.markers.findMany(ids);
    const now = Date.now();
    const providers = markers.flatMap((marker) => {
      const provider = toVersionedProvider(marker, now);
      // A marker that moved meanwhile is in the snapshot of its new cell.
      return provider && (cell === null || toCell(provider) === cell) ? provider : [];
    });
    return { providers, cursor: next };
  }
}
