import { Injectable } from '@nestjs/common';
import { toCell } from '@rotadas/contracts/live/cell';
import { MarkerChangePublisher } from './marker-change-publisher.js';
import type { MarkerSource, Move, ReceivedPosition, StoredMove } from './domain/marker.js';
import type { PublicFields } from '../offers/domain/profile.js';
import { MarkerStore } from './store/marker.store.js';

/**
 * Changes markers and publishes the changes. Every method except `move` resolves after an attempt
 * to publish.
 */
@Injectable()
export class MarkersService {
  constructor(
    private readonly markers: MarkerStore,
    private readonly publisher: MarkerChangePublisher,
  ) {}

  /** False if a later session has the marker, or this one has ended. */
  async put(source: MarkerSource, position: ReceivedPosition): Promise<boolean> {
    const replaced = await this.markers.put(source, position);
    if (!replaced) return false;
    await this.publisher.publishMarker(source.userId, { cell: toCell(position), ...replaced });
    return true;
  }

  /**
   * Stores the moves and publishes them with the next batch; outcomes are in the order of `moves`.
   * `arrivedAt` is when the first of them reached the gateway, epoch ms.
   */
  async move(moves: readonly Move[], arrivedAt: number): Promise<StoredMove[]> {
    const stored = await this.markers.move(moves);
    for (const { move, outcome, previousCell, previousAt, version } of stored) {
      if (outcome !== 'stored') continue;
      const { userId: id, latitude, longitude, receivedAt: at, cell } = move;
      const origin = { cell, previousCell, previousAt, arrivedAt };
      this.publisher.addMove(origin, { id, latitude, longitude, at, version });
    }
    return stored;
  }

  async remove(userId: number, session: number): Promise<void> {
    const removed = await this.markers.remove(userId, session);
    if (!removed || removed.previousCell === null) return;
    await this.publisher.publishRemoval(userId, removed.previousCell, removed.version);
  }

  async updateContent(source: MarkerSource): Promise<void> {
    await this.markers.updateContent(source);
    await this.publisher.publishMarker(source.userId);
  }

  async updateProfile(userId: number, profile: PublicFields): Promise<void> {
    await this.markers.updateProfile(userId, profile);
    await this.publisher.publishMarker(userId);
  }
}
