import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { AnonymousRegions } from '../limits/anonymous-regions.service.js';
import { toNetwork } from '../limits/to-network.js';
import { consume } from '../limits/shared-limits.service.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { Authenticator } from '../sign-in/authenticator.service.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { searchArea } from './area-search.js';
import { isWithinRegion } from '@rotadas/contracts/live/cell';

const SECONDS_A_MINUTE = 60;

/**
 * Without a token a client gets a few regions, and the whole list at a limited rate. Limits are per
 * process: the list is requested too often for a query to Redis.
 */
@Injectable()
export class ListQuota {
  private readonly all: RateLimiterMemory;
  private readonly anonymous: RateLimiterMemory;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly regions: AnonymousRegions,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.all = perMinute(env.ADDRESS_LIMIT_PER_MINUTE);
    this.anonymous = perMinute(env.ANONYMOUS_LIST_LIMIT_PER_MINUTE);
  }

  /** Throws `rate-limited`, `area-too-large`, `regions-exhausted`, or the error of the token. */
  async check({ ip, headers }: FastifyRequest, query: ActiveQuery): Promise<Precision> {
    await consume('list', this.all, toNetwork(ip));
    if (headers.authorization !== undefined) {
      await this.authenticator.authenticate(bearerToken(headers.authorization));
      return 'exact';
    }
    const area = searchArea(query);
    if (area === null) await consume('anonymous-list', this.anonymous, toNetwork(ip));
    else if (isWithinRegion(area)) this.regions.count(ip, area);
    else throw new DomainError('area-too-large');
    return 'coarse';
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: SECONDS_A_MINUTE });
