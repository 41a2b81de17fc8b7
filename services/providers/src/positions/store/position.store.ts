import { Inject, Injectable } from '@nestjs/common';
import type { PositionOutcome } from '@rotadas/contracts/providers/position';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { ChangesService } from '../../changes/changes.service.js';
import { listInCells } from '../../presence/store/list-in-cells.js';
import { runPipeline } from '../../store/run-pipeline.js';
import type { Move } from '../move.js';
import { readStored, type StoredMove } from '../stored-moves.js';
import { callOf, movePositions } from './position-script.js';

/** Positions, in Redis: one round trip a batch, and a second one for those who came into another cell. */
@Injectable()
export class PositionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly changes: ChangesService,
  ) {}

  /** What became of each move, in their order. */
  store(moves: readonly Move[]): Promise<PositionOutcome[]> {
    return guardDependency('redis', async () => {
      const answered = readStored(await movePositions.run(this.redis, callOf(moves)), moves);
      const stored = answered.filter(({ outcome }) => outcome === 'stored');
      await this.listNewcomers(stored);
      this.tell(stored);
      return answered.map(({ outcome }) => outcome);
    });
  }

  private async listNewcomers(stored: readonly StoredMove[]): Promise<void> {
    const newcomers = stored
      .map(({ move: { userId, cell }, listedIn }) => ({ userId, cell, listedIn }))
      .filter(({ cell, listedIn }) => cell !== listedIn);
    if (newcomers.length > 0) await runPipeline(listInCells(this.redis.pipeline(), newcomers));
  }

  private tell(stored: readonly StoredMove[]): void {
    for (const { move, listedIn, version } of stored) {
      const { userId: id, latitude, longitude, at, cell } = move;
      this.changes.moved(cell, listedIn, { id, latitude, longitude, at, version });
    }
  }
}
