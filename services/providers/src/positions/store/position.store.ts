import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { MARKER_LAYOUT, type MarkerLayout } from '../../store/marker-layout.js';
import type { MarkerShard } from '../../store/marker-shard.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import type { Move } from '../domain/move.js';
import { moveCallOf, movePositions } from './position-script.js';
import { readStored, type StoredMove } from './stored-moves.js';

/** Keeps positions, in their markers: one round trip a batch and shard. */
@Injectable()
export class PositionStore {
  private readonly logger = new Logger(PositionStore.name);

  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /**
   * Moves the markers; answers what became of each move, in their order. Of several shards those
   * that cannot be reached leave their moves `undecided`, and the others go on.
   */
  moveMarkers(moves: readonly Move[]): Promise<StoredMove[]> {
    return this.layout.perShard(
      moves,
      ({ userId }) => userId,
      (shard, own) => (this.layout.shardCount === 1 ? this.move(shard, own) : this.moveOrNot(shard, own)),
    );
  }

  private move(shard: MarkerShard, moves: readonly Move[]): Promise<StoredMove[]> {
    const call = moveCallOf(shard, moves);
    return guardDependency('markers', async () =>
      readStored(await movePositions.run(this.redis, call), moves),
    );
  }

  private async moveOrNot(shard: MarkerShard, moves: readonly Move[]): Promise<StoredMove[]> {
    try {
      return await this.move(shard, moves);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'dependency-away')) throw error;
      this.logger.warn({ err: error, count: moves.length }, 'A shard of the markers is away');
      return moves.map((move) => ({ move, outcome: 'undecided', previousCell: null, version: 0 }));
    }
  }
}
