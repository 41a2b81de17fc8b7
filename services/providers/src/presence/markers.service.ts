import { Injectable } from '@nestjs/common';
import { cellOf } from '@rotadas/contracts/live/cell';
import { ChangesService } from '../changes/changes.service.js';
import type { ReceivedPosition } from '../markers/domain/marker.js';
import { MarkerStore } from '../markers/store/marker.store.js';
import type { ProviderRecord } from './domain/provider-record.js';

/** Lets the markers follow who is online; every change is published before it counts as made. */
@Injectable()
export class MarkersService {
  constructor(
    private readonly markers: MarkerStore,
    private readonly changes: ChangesService,
  ) {}

  /**
   * Puts a provider on the map; false where a later session is there already, or this one has ended
   * meanwhile.
   */
  async put(record: ProviderRecord, position: ReceivedPosition): Promise<boolean> {
    const replaced = await this.markers.put(record, position);
    if (!replaced) return false;
    await this.changes.publishMarker(record.userId, { cell: cellOf(position), ...replaced });
    return true;
  }

  /** Takes a provider of this or an earlier session off the map. */
  async remove(userId: number, session: number): Promise<void> {
    const removed = await this.markers.remove(userId, session);
    if (!removed || removed.previousCell === null) return;
    await this.changes.publishRemoval(userId, removed.previousCell, removed.version);
  }

  /** Shows what a provider on the map offers now, where it is. */
  async relabel(record: ProviderRecord): Promise<void> {
    await this.markers.relabel(record);
    await this.changes.publishMarker(record.userId);
  }

  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    await this.markers.rename(userId, fullName, phone);
    await this.changes.publishMarker(userId);
  }

  /** Where a provider is, or was at the end of its last session; null where neither is known. */
  lastPositionOf(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.lastPositionOf(userId);
  }

  /** Erases the position that the last session ended at. */
  forgetPosition(userId: number): Promise<void> {
    return this.markers.forgetPosition(userId);
  }

  /** Where a provider on the map is; null where it is not. */
  positionOf(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.positionOf(userId);
  }
}
