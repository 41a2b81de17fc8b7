import { Inject, Injectable } from '@nestjs/common';
import type { PositionOutcome } from '@rotadas/contracts/providers/position';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { ChangesService } from '../../changes/changes.service.js';
import { enterCell } from '../../presence/store/enter-cell.js';
import { markerKey, SEEN_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';
import type { Move } from '../move.js';
import { StoredPosition } from '../stored-position.js';
import { movePosition } from './position-script.js';

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
      const answers = await this.moveMarkers(moves);
      await this.follow(moves, answers, now);
      this.tell(moves, answers);
      return answers.map(({ outcome }) => outcome);
    });
  }

  private async moveMarkers(moves: readonly Move[]): Promise<StoredPosition[]> {
    const calls = moves.map(({ userId, at, latitude, longitude, cell, deviceAt }) => ({
      key: markerKey(userId),
      args: [at, latitude, longitude, cell, deviceAt ?? ''],
    }));
    const replies = await movePosition.runAll(this.redis, calls);
    return replies.map((reply) => StoredPosition.parse(reply));
  }

  private tell(moves: readonly Move[], answers: readonly StoredPosition[]): void {
    moves.forEach(({ userId, latitude, longitude, at, cell }, index) => {
      const answer = answers[index];
      if (answer?.outcome !== 'stored') return;
      const { previousCell, version } = answer;
      this.changes.moved(cell, previousCell, { id: userId, latitude, longitude, at, version });
    });
  }

  /** Makes the geo-sets and the sorted set of last-seen times follow the moved markers. */
  private async follow(
    moves: readonly Move[],
    answers: readonly StoredPosition[],
    now: number,
  ): Promise<void> {
    const pipeline = this.redis.pipeline();
    moves.forEach((move, index) => {
      const answer = answers[index];
      if (answer?.outcome !== 'stored') return;
      enterCell(pipeline, { ...move, previousCell: answer.previousCell });
      pipeline.zadd(SEEN_KEY, now, move.userId);
    });
    if (pipeline.length > 0) await runPipeline(pipeline);
  }
}
