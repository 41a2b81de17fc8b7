import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Cell } from '@rotadas/contracts/live/cell';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { onRedisRenewed, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { MARKERS_REDIS } from '../../store/markers-redis.js';
import { AWAITING_POSITION_KEY, GEO_KEY, markerKey } from '../../store/redis-keys.js';
import type { Marker, MarkerContent, ReceivedPosition } from '../domain/marker.js';
import { findMarkers } from './find-markers.js';
import { geoPlace } from './geo-place.js';
import { markerFields, positionText, readCell, readPosition } from './marker.mapper.js';
import { putMarker, relabelMarker, removeMarker, renameMarker } from './marker-scripts.js';

/** A provider to be put on the map: the session that it is of, and what its marker shows. */
export interface MarkerSource extends MarkerContent {
  readonly userId: number;
  readonly session: number;
}

/** What a change of a marker replaced. */
export interface ReplacedMarker {
  /** The cell that the marker was in; null where there was none. */
  readonly previousCell: Cell | null;
  /** The version that the change was written as. */
  readonly version: number;
}

const Reply = z.union([
  z.tuple([z.literal(0)]),
  z.tuple([z.literal(1), z.string(), z.string().transform(Number)]),
]);

/** Keeps the markers on the map. Every change is one step of one script. */
@Injectable()
export class MarkerStore {
  constructor(@Inject(MARKERS_REDIS) private readonly redis: RedisClient) {}

  /**
   * Puts a provider on the map; null where a later session is there already, or this one has ended
   * meanwhile.
   */
  put(source: MarkerSource, position: ReceivedPosition): Promise<ReplacedMarker | null> {
    return guardDependency('markers', async () => {
      const { userId, session } = source;
      const { longitude, latitude } = geoPlace(position);
      const args = [userId, session, longitude, latitude, positionText(position), ...markerFields(source)];
      return readReplaced(await putMarker.run(this.redis, { keys: keysOf(userId), args }));
    });
  }

  /**
   * Takes a provider of this or an earlier session off the map; null where a later session is
   * there.
   */
  remove(userId: number, session: number): Promise<ReplacedMarker | null> {
    return guardDependency('markers', async () =>
      readReplaced(await removeMarker.run(this.redis, { keys: keysOf(userId), args: [userId, session] })),
    );
  }

  /** Changes what a marker shows where there is one of this or an earlier session. */
  async relabel(source: MarkerSource): Promise<void> {
    const call = { keys: [markerKey(source.userId)], args: [source.session, ...markerFields(source)] };
    await guardDependency('markers', () => relabelMarker.run(this.redis, call));
  }

  /** Changes name and phone where there is a marker. */
  async rename(userId: number, fullName: string, phone: string | null): Promise<void> {
    const call = { keys: [markerKey(userId)], args: [fullName, phone ?? ''] };
    await guardDependency('markers', () => renameMarker.run(this.redis, call));
  }

  /** The markers of these users, in their order; null for whoever is not on the map. */
  findAmong(userIds: readonly number[]): Promise<(Marker | null)[]> {
    return guardDependency('markers', () => findMarkers(this.redis, userIds));
  }

  /** Where a provider on the map is; null where it is not. */
  async positionOf(userId: number): Promise<ReceivedPosition | null> {
    return readPosition(
      await guardDependency('markers', () => this.redis.hget(markerKey(userId), 'position')),
    );
  }

  /** Calls `listener` whenever Redis may have lost its data. */
  onConnect(listener: () => void): void {
    onRedisRenewed(this.redis, listener);
  }
}

function readReplaced(reply: unknown): ReplacedMarker | null {
  const [done, before, version] = Reply.parse(reply);
  return done === 0 ? null : { previousCell: readCell(before), version };
}

function keysOf(userId: number): string[] {
  return [markerKey(userId), GEO_KEY, AWAITING_POSITION_KEY];
}
