import { Inject, Injectable } from '@nestjs/common';
import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { markerHashes } from '../../presence/store/marker-hashes.js';
import { versionedProvider } from '../versioned-provider.js';

/** Markers as the hubs keep them, read from Redis in one round trip. */
@Injectable()
export class ShownStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Of these users, whoever is on the map, by the cell that it is in. */
  async byCell(ids: readonly number[]): Promise<Map<Cell, VersionedProvider[]>> {
    const hashes = await guardDependency('redis', () => markerHashes(this.redis, ids));
    const cells = new Map<Cell, VersionedProvider[]>();
    hashes.forEach((hash, index) => {
      const provider = versionedProvider(ids[index] ?? 0, hash, Date.now());
      if (!provider) return;
      const cell = cellOf(provider);
      cells.set(cell, [...(cells.get(cell) ?? []), provider]);
    });
    return cells;
  }
}
