import { Injectable } from '@nestjs/common';
import { toCell } from '@rotadas/contracts/live/cell';
import { ChangesService } from './changes.service.js';
import type { MarkerSource, ReceivedPosition } from './domain/marker.js';
import { MarkerStore } from './store/marker.store.js';

/** Changes markers; resolves after an attempt to publish the change. */
@Injectable()
export class MarkersService {
  constructor(
    private readonly markers: MarkerStore,
    private readonly changes: ChangesService,
  ) {}

  /** False if a later session has the marker, or this one has ended. */
  async put(source: MarkerSource, position: ReceivedPosition): Promise<boolean> {
    const replaced = await this.markers.put(source, position);
    if (!replaced) return false;
    await this.changes.publishMarker(source.userId, { cell: toCell(position), ...replaced });
    return true;
  }

  async remove(userId: number, session: number): Promise<void> {
    const removed = await this.markers.remove(userId, session);
    if (!removed || removed.previousCell === null) return;
    await this.changes.publishRemoval(userId, removed.previousCell, removed.version);
  }

  async updateContent(source: MarkerSource): Promise<void> {
    await this.markers.updateContent(source);
    await this.changes.publishMarker(source.userId);
  }

  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    await this.markers.rename(userId, fullName, phone);
    await this.changes.publishMarker(userId);
  }

  findLastPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.findLastPosition(userId);
  }

  findPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.findPosition(userId);
  }
}
