import { Injectable, Logger } from '@nestjs/common';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { type Move, toMove } from '../markers/domain/marker.js';
import { MarkersService } from '../markers/markers.service.js';
import { SessionWriter } from './session-writer.js';
import { ProviderStore } from './store/provider.store.js';

@Injectable()
export class PositionStoreService {
  private readonly logger = new Logger(PositionStoreService.name);

  constructor(
    private readonly markers: MarkersService,
    private readonly providers: ProviderStore,
    private readonly sessions: SessionWriter,
  ) {}

  /**
   * Stores a batch and publishes its moves. Outcomes are in the order of `batch`; `arrivedAt` is
   * when the first position reached the gateway, epoch ms.
   */
  async store(batch: readonly Position[], arrivedAt = Date.now()): Promise<PositionOutcome[]> {
    const now = Date.now();
    const moves = batch.map((position) => toMove(position, now));
    const stored = await this.markers.move(moves, arrivedAt);
    const unknown = stored.filter(({ outcome }) => outcome === 'offline').map(({ move }) => move);
    if (unknown.length === 0) return stored.map(({ outcome }) => outcome);
    const restored = await this.restoreOrNothing(unknown);
    return stored.map(({ move, outcome }) => (outcome === 'offline' ? restored(move.userId) : outcome));
  }

  /** `undecided` while MongoDB, which knows who is online, is unavailable. */
  private async restoreOrNothing(moves: readonly Move[]): Promise<(userId: number) => PositionOutcome> {
    try {
      const restored = await this.restore(moves);
      return (userId) => (restored.has(userId) ? 'stored' : 'offline');
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.logger.warn({ err: error, count: moves.length }, 'Positions without a marker are undecided');
      return () => 'undecided';
    }
  }

  /** Restores markers that Redis lost. Returns the IDs of the users who are online by MongoDB. */
  private async restore(moves: readonly Move[]): Promise<Set<number>> {
    const records = await this.providers.findManyIfConnected(moves.map(({ userId }) => userId));
    const online = new Map(records.filter((each) => each.isOnline).map((each) => [each.userId, each]));
    const restored = new Set<number>();
    await Promise.all(
      moves.map(async (move) => {
        const record = online.get(move.userId);
        if (record && (await this.sessions.putMarker(record, move))) restored.add(move.userId);
      }),
    );
    return restored;
  }
}
