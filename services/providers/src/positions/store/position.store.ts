import { Inject, Injectable } from '@nestjs/common';
import type { PositionOutcome } from '@rotadas/contracts/providers/position';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { ChangesService } from '../../changes/changes.service.js';
import type { Move } from '../move.js';
import { readStored, type StoredMove } from '../stored-moves.js';
import { callOf, movePositions } from './position-script.js';

/** Positions, in Redis: one round trip a batch. */
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
      this.tell(answered.filter(({ outcome }) => outcome === 'stored'));
      return answered.map(({ outcome }) => outcome);
    });
  }

  private tell(stored: readonly StoredMove[]): void {
    for (const { move, previousCell, version } of stored) {
      const { userId: id, latitude, longitude, at, cell } = move;
      this.changes.moved(cell, previousCell, { id, latitude, longitude, at, version });
    }
  }
}
