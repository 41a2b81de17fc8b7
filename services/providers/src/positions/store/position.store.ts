import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import type { Move } from '../domain/move.js';
import { moveCallOf, movePositions } from './position-script.js';
import { readStored, type StoredMove } from './stored-moves.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';

/** Keeps positions, in their markers: one round trip a batch. */
@Injectable()
export class PositionStore {
  constructor(@Inject(MARKERS_REDIS) private readonly redis: RedisClient) {}

  /** Moves the markers; answers what became of each move, in their order. */
  moveMarkers(moves: readonly Move[]): Promise<StoredMove[]> {
    return guardDependency('markers', async () =>
      readStored(await movePositions.run(this.redis, moveCallOf(moves)), moves),
    );
  }
}
