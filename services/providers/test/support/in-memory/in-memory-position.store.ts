import type { Move } from '../../../src/positions/domain/move.js';
import type { PositionStore } from '../../../src/positions/store/position.store.js';
import type { StoredMove } from '../../../src/positions/store/stored-moves.js';
import type { InMemoryMarkerStore } from './in-memory-marker.store.js';

/** Positions in the markers in memory. */
export class InMemoryPositionStore implements Pick<PositionStore, keyof PositionStore> {
  constructor(private readonly markers: InMemoryMarkerStore) {}

  async moveMarkers(moves: readonly Move[]): Promise<StoredMove[]> {
    return moves.map((move) => this.markers.move(move));
  }
}
