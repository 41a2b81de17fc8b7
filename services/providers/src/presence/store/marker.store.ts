import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { cellOf } from '@rotadas/contracts/live/cell';
import { ChangesService } from '../../changes/changes.service.js';
import { markerFields, positionText, readPosition, type TimedPosition } from '../marker.js';
import type { ProviderRecord } from '../provider-record.js';
import { cellKey, markerKey, ON_MAP_KEY } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';
import { listInCells } from './list-in-cells.js';
import { putMarker, removeMarker, renameMarker } from './marker-scripts.js';

const Change = z.union([
  z.tuple([z.literal(0)]),
  z.tuple([z.literal(1), z.string(), z.string().transform(Number)]),
]);

/** The markers on the map, in Redis; every change is told to the gateways before it counts as made. */
@Injectable()
export class MarkerStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly changes: ChangesService,
  ) {}

  /** Puts a provider on the map; false when a later session is there already, or this one has ended meanwhile. */
  async put(record: ProviderRecord, position: TimedPosition): Promise<boolean> {
    return guardDependency('redis', async () => {
      const cell = cellOf(position);
      const keys = [markerKey(record.userId)];
      const args = [record.session, positionText(position), ...markerFields(record)];
      const [done, listedIn, version] = Change.parse(await putMarker.run(this.redis, { keys, args }));
      if (done === 0) return false;
      await runPipeline(listInCells(this.redis.pipeline(), [{ userId: record.userId, cell, listedIn }]));
      await this.changes.shown(record.userId, { cell, previousCell: listedIn, version });
      return true;
    });
  }

  /** Takes a provider of this or an earlier session off the map. */
  async remove(userId: number, session: number): Promise<void> {
    await guardDependency('redis', async () => {
      const call = { keys: [markerKey(userId)], args: [session] };
      const [done, cell, version] = Change.parse(await removeMarker.run(this.redis, call));
      if (done === 0) return;
      const pipeline = this.redis.pipeline().zrem(ON_MAP_KEY, userId);
      if (cell) pipeline.zrem(cellKey(cell), userId);
      await runPipeline(pipeline);
      if (cell) await this.changes.removed(userId, cell, version);
    });
  }

  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    const call = { keys: [markerKey(userId)], args: [fullName, phone ?? ''] };
    await guardDependency('redis', () => renameMarker.run(this.redis, call));
    await this.changes.shown(userId);
  }

  /** Where a provider on the map is. */
  async positionOf(userId: number): Promise<TimedPosition | undefined> {
    return readPosition(await guardDependency('redis', () => this.redis.hget(markerKey(userId), 'position')));
  }
}
