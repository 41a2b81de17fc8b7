import { Inject, Injectable } from '@nestjs/common';
import type { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { NearbyProvider } from '@rotadas/contracts/providers/provider';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { versionedProvider } from '../../changes/versioned-provider.js';
import { geoPlace } from '../../presence/geo-place.js';
import { markerHashes } from '../../presence/store/marker-hashes.js';
import { GEO_KEY } from '../../store/redis-keys.js';

type Search = z.output<typeof providersRoutes.near.request>;

/** How many times as many are looked at next where too few of those nearest offer what is searched. */
const GROWTH = 4;

/** A member and its distance in metres, as GEOSEARCH answers WITHDIST. */
const Found = z.array(z.tuple([z.string().transform(Number), z.string().transform(Number)]));
type Found = z.output<typeof Found>;

/** Who is near a place, in the geo-set. */
@Injectable()
export class NearStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The nearest who offer what is searched and whose offer is not over, nearest first, as many as wanted. */
  find(search: Search): Promise<NearbyProvider[]> {
    return guardDependency('redis', async () => {
      const near: NearbyProvider[] = [];
      for (let [seen, count] = [0, search.limit]; ; [seen, count] = [count, count * GROWTH]) {
        const found = await this.nearest(search, count);
        near.push(...(await this.read(found.slice(seen), search)));
        if (near.length >= search.limit || found.length < count) return near.slice(0, search.limit);
      }
    });
  }

  private async nearest({ place, radius }: Search, count: number): Promise<Found> {
    const { longitude, latitude } = geoPlace(place);
    const around = ['FROMLONLAT', longitude, latitude, 'BYRADIUS', radius, 'm'];
    return Found.parse(await this.redis.geosearch(GEO_KEY, ...around, 'ASC', 'COUNT', count, 'WITHDIST'));
  }

  private async read(found: Found, { serviceType }: Search): Promise<NearbyProvider[]> {
    const hashes = await markerHashes(
      this.redis,
      found.map(([userId]) => userId),
    );
    const now = Date.now();
    return found.flatMap(([userId, metres], index) => {
      const provider = versionedProvider(userId, hashes[index] ?? {}, now);
      if (!provider || (serviceType !== 'all' && provider.activeService !== serviceType)) return [];
      return { ...provider, distance: Math.round(metres) };
    });
  }
}
