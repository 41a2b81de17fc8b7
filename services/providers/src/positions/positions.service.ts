import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { MarkerStore } from '../presence/store/marker.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { type Move, moveOf } from './move.js';
import { PositionStore } from './store/position.store.js';

/** Stores positions: the hot path (design 3). */
@Injectable()
export class PositionsService {
  private readonly logger = new Logger(PositionsService.name);

  constructor(
    private readonly positions: PositionStore,
    private readonly providers: ProviderStore,
    private readonly markers: MarkerStore,
  ) {}

  /** What became of each position, in their order. */
  async store(batch: readonly Position[]): Promise<PositionOutcome[]> {
    const now = Date.now();
    const moves = batch.map((position) => moveOf(position, now));
    const outcomes = await this.positions.store(moves);
    const unknown = moves.filter((_, index) => outcomes[index] === 'offline');
    if (unknown.length === 0) return outcomes;
    const restored = await this.restoreOrNothing(unknown);
    return moves.map(({ userId }, index) => {
      const outcome = outcomes[index] ?? 'offline';
      return outcome === 'offline' ? restored(userId) : outcome;
    });
  }

  /** What became of those that had no marker; nothing is decided about them while MongoDB, which knows better, is away. */
  private async restoreOrNothing(moves: readonly Move[]): Promise<(userId: number) => PositionOutcome> {
    try {
      const restored = await this.restore(moves);
      return (userId) => (restored.has(userId) ? 'stored' : 'offline');
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'dependency-away')) throw error;
      this.logger.warn(
        { err: error, count: moves.length },
        'Positions without a marker could not be decided',
      );
      return () => 'undecided';
    }
  }

  /** Puts back the markers of those who are online by MongoDB: Redis lost its data. Answers whose. */
  private async restore(moves: readonly Move[]): Promise<Set<number>> {
    const records = await this.providers.findAmongNow(moves.map(({ userId }) => userId));
    const online = new Map(records.filter((each) => each.isOnline).map((each) => [each.userId, each]));
    const restored = new Set<number>();
    await Promise.all(
      moves.map(async (move) => {
        const record = online.get(move.userId);
        if (record && (await this.markers.put(record, move))) restored.add(move.userId);
      }),
    );
    return restored;
  }
}
