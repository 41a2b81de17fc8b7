import { Inject, Injectable } from '@nestjs/common';
import type { PositionOutcome } from '@rotadas/contracts/providers/position';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { ChangesService } from '../../changes/changes.service.js';
import { enterCells } from '../../presence/store/enter-cells.js';
import { markerShare, SEEN_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';
import type { Move } from '../move.js';
import { readStored, type StoredMove } from '../stored-moves.js';
import { callOf, movePositions } from './position-script.js';

/** Positions, in Redis: two round trips a batch, whatever its size. */
@Injectable()
export class PositionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly changes: ChangesService,
  ) {}

  /** What became of each move, in their order. */
  store(moves: readonly Move[], now: number): Promise<PositionOutcome[]> {
    return guardDependency('redis', async () => {
      const answered = await this.moveMarkers(moves, now);
      const stored = answered.filter(({ outcome }) => outcome === 'stored');
      if (stored.length > 0) await this.follow(stored, now);
      this.tell(stored);
      const outcomes = new Map(answered.map(({ move, outcome }) => [move, outcome]));
      return moves.map((move) => outcomes.get(move) ?? 'offline');
    });
  }

  private async moveMarkers(moves: readonly Move[], now: number): Promise<StoredMove[]> {
    const shares = [...Map.groupBy(moves, ({ userId }) => markerShare(userId)).values()];
    const replies = await movePositions.runAll(
      this.redis,
      shares.map((share) => callOf(share, now)),
    );
    return shares.flatMap((share, index) => readStored(replies[index], share));
  }

  /** Makes the geo-sets and the sorted set of last-seen times follow the moved markers. */
  private async follow(stored: readonly StoredMove[], now: number): Promise<void> {
    const pipeline = this.redis.pipeline();
    enterCells(
      pipeline,
      stored.map(({ move, previousCell }) => ({ ...move, previousCell })),
    );
    pipeline.zadd(SEEN_KEY, ...stored.flatMap(({ move }) => [now, move.userId]));
    await runPipeline(pipeline);
  }

  private tell(stored: readonly StoredMove[]): void {
    for (const { move, previousCell, version } of stored) {
      const { userId: id, latitude, longitude, at, cell } = move;
      this.changes.moved(cell, previousCell, { id, latitude, longitude, at, version });
    }
  }
}
