import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { cellOf } from '@rotadas/contracts/live/cell';
import { ChangesService } from '../../changes/changes.service.js';
import { AWAITED_KEY, GEO_KEY, markerKey } from '../../store/redis-keys.js';
import { geoPlace } from '../geo-place.js';
import { cellIn, markerFields, positionText, readPosition, type TimedPosition } from '../marker.js';
import type { ProviderRecord } from '../provider-record.js';
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
      const { userId, session } = record;
      const { longitude, latitude } = geoPlace(position);
      const args = [userId, session, longitude, latitude, positionText(position), ...markerFields(record)];
      const call = { keys: keysOf(userId), args };
      const [done, before, version] = Change.parse(await putMarker.run(this.redis, call));
      if (done === 0) return false;
      await this.changes.shown(userId, { cell: cellOf(position), previousCell: cellIn(before), version });
      return true;
    });
  }

  /** Takes a provider of this or an earlier session off the map. */
  async remove(userId: number, session: number): Promise<void> {
    await guardDependency('redis', async () => {
      const call = { keys: keysOf(userId), args: [userId, session] };
      const [done, before, version] = Change.parse(await removeMarker.run(this.redis, call));
      if (done === 0) return;
      const cell = cellIn(before);
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

function keysOf(userId: number): string[] {
  return [markerKey(userId), GEO_KEY, AWAITED_KEY];
}
