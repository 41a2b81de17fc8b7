import { Injectable } from '@nestjs/common';
import { toCell } from '@rotadas/contracts/live/cell';
import { ChangesService } from './changes.service.js';
import type { MarkerSource, ReceivedPosition } from './domain/marker.js';
import { MarkerStore } from './store/marker.store.js';

/** Changes markers, and publishes each change before it resolves. */
@Injectable()
export class MarkersService {
  constructor(
    private readonly markers: MarkerStore,
    private readonly changes: ChangesService,
  ) {}

  /** Puts a provider on the map; false if a later session is there, or this one has ended. */
  async put(source: MarkerSource, position: ReceivedPosition): Promise<boolean> {
    const replaced = await this.markers.put(source, position);
    if (!replaced) return false;
    await this.changes.publishMarker(source.userId, { cell: toCell(position), ...replaced });
    return true;
  }

  /** Takes a provider of this or an earlier session off the map. */
  async remove(userId: number, session: number): Promise<void> {
    const removed = await this.markers.remove(userId, session);
    if (!removed || removed.previousCell === null) return;
    await this.changes.publishRemoval(userId, removed.previousCell, removed.version);
  }

  /** Changes the content of a marker where it is. */
  async relabel(source: MarkerSource): Promise<void> {
    await this.markers.relabel(source);
    await this.changes.publishMarker(source.userId);
  }

  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    await this.markers.rename(userId, fullName, phone);
    await this.changes.publishMarker(userId);
  }

  /** The current position, or that at the end of the last session; null if neither is known. */
  findLastPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.findLastPosition(userId);
  }

  /** Erases the position at the end of the last session. */
  forgetPosition(userId: number): Promise<void> {
    return this.markers.forgetPosition(userId);
  }

  /** The position of a provider; null if it is not on the map. */
  findPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.findPosition(userId);
  }
}
