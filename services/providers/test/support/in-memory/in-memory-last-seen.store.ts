import type { LastSeen } from '../../../src/markers/domain/last-seen.js';
import type { LastSeenStore } from '../../../src/markers/store/last-seen.store.js';
import type { InMemoryMarkerStore } from './in-memory-marker.store.js';

export class InMemoryLastSeenStore implements Pick<LastSeenStore, keyof LastSeenStore> {
  constructor(private readonly markers: InMemoryMarkerStore) {}

  async findMany(userIds: readonly number[]): Promise<LastSeen[]> {
    return userIds.map((userId) => ({
      userId,
      lastSeenAt: this.markers.getMarker(userId)?.receivedAt ?? this.markers.awaited.get(userId) ?? null,
      isPlaced: this.markers.placed.has(userId),
      session: this.markers.getSession(userId),
    }));
  }

  async *allUserIds(): AsyncIterable<number[]> {
    yield [...this.markers.placed];
    yield [...this.markers.awaited.keys()];
  }

  async awaitPosition(userId: number, since: number): Promise<void> {
    if (!this.markers.awaited.has(userId)) this.markers.awaited.set(userId, since);
  }
}
