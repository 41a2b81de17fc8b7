import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { isWithinRegion } from '@rotadas/contracts/live/region';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { AnonymousRegions } from '../limits/anonymous-regions.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { Principals } from '../sign-in/principals.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { ActiveLimit } from './active-limit.js';
import { areaOf } from './area-of.js';

/**
 * Decides which list a caller gets: with a token any; without one those of a few regions, and the
 * whole list at a limited rate.
 */
@Injectable()
export class ListAccess {
  constructor(
    private readonly limit: ActiveLimit,
    private readonly principals: Principals,
    private readonly regions: AnonymousRegions,
  ) {}

  /**
   * Returns how exact the positions of the list are. Throws `rate-limited`, `area-too-large`,
   * `regions-exhausted`, or what is wrong with the token.
   */
  async check({ ip, headers }: FastifyRequest, query: ActiveQuery): Promise<Precision> {
    await this.limit.count(ip);
    if (headers.authorization !== undefined) {
      await this.principals.of(bearerToken(headers.authorization));
      return 'exact';
    }
    const area = areaOf(query);
    if (area === null) await this.limit.countAnonymous(ip);
    else if (isWithinRegion(area)) this.regions.count(ip, area);
    else throw new DomainError('area-too-large');
    return 'coarse';
  }
}
