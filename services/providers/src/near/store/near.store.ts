import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { NearbyProvider } from '@rotadas/contracts/providers/provider';
import type { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { versionedProvider } from '../../markers/domain/versioned-provider.js';
import { findMarkers } from '../../markers/store/find-markers.js';
import { geoPlace } from '../../markers/store/geo-place.js';
import { MARKER_LAYOUT, type MarkerLayout } from '../../store/marker-layout.js';
import { MARKERS_REDIS } from '../../store/markers-redis.js';

type Search = ParsedRequest<typeof providersRoutes.near>;

/**
 * The factor by which a search grows where too few of the nearest providers offer what is searched.
 */
const GROWTH = 4;

/** A member and its distance in metres, as GEOSEARCH answers WITHDIST. */
const Found = z.array(z.tuple([z.string().transform(Number), z.string().transform(Number)]));
type Found = z.output<typeof Found>;

/** Finds who is near a place, in the geo-sets. */
@Injectable()
export class NearStore {
  constructor(
    @Inject(MARKERS_REDIS) private readonly redis: RedisClient,
    @Inject(MARKER_LAYOUT) private readonly layout: MarkerLayout,
  ) {}

  /**
   * The nearest who offer what is searched and whose offer has not ended, nearest first, as many as
   * are wanted.
   */
  find(search: Search): Promise<NearbyProvider[]> {
    return guardDependency('markers', async () => {
      const near: NearbyProvider[] = [];
      for (let [seen, count] = [0, search.limit]; ; [seen, count] = [count, count * GROWTH]) {
        const found = await this.nearest(search, count);
        near.push(...(await this.read(found.slice(seen), search)));
        if (near.length >= search.limit || found.length < count) return near.slice(0, search.limit);
      }
    });
  }

  /** The nearest of all shards, of which each is asked for as many. */
  private async nearest({ place, radius }: Search, count: number): Promise<Found> {
    const { longitude, latitude } = geoPlace(place);
    const around = ['FROMLONLAT', longitude, latitude, 'BYRADIUS', radius, 'm'];
    const found = await Promise.all(
      this.layout.shards.map(async ({ geoKey }) =>
        Found.parse(await this.redis.geosearch(geoKey, ...around, 'ASC', 'COUNT', count, 'WITHDIST')),
      ),
    );
    return found
      .flat()
      .toSorted(([, one], [, other]) => one - other)
      .slice(0, count);
  }

  private async read(found: Found, { serviceType }: Search): Promise<NearbyProvider[]> {
    const userIds = found.map(([userId]) => userId);
    const markers = await findMarkers(this.redis, this.layout, userIds);
    const now = Date.now();
    return found.flatMap(([, metres], index) => {
      const provider = versionedProvider(markers[index] ?? null, now);
      if (!provider || (serviceType !== 'all' && provider.activeService !== serviceType)) return [];
      return { ...provider, distance: Math.round(metres) };
    });
  }
}
