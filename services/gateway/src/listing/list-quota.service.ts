import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { AnonymousRegions } from '../limits/anonymous-regions.service.js';
import { type LimitName, limitHit } from '../limits/limit-hits.service.js';
import { toNetwork } from '../limits/to-network.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { Authenticator } from '../sign-in/authenticator.service.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { searchArea } from './area-search.js';
import { isWithinRegion } from '@rotadas/contracts/live/cell';

const MINUTE_MS = 60_000;

/**
 * Without a token a client gets a few regions, and the whole list at a limited rate. Limits are per
 * process, to avoid a Redis round trip per request.
 */
@Injectable()
export class ListQuota {
  private readonly all: RateLimit<string>;
  private readonly anonymous: RateLimit<string>;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly regions: AnonymousRegions,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.all = new RateLimit({ max: env.ADDRESS_LIMIT_PER_MINUTE, windowMs: MINUTE_MS });
    this.anonymous = new RateLimit({ max: env.ANONYMOUS_LIST_LIMIT_PER_MINUTE, windowMs: MINUTE_MS });
  }

  /** Throws `rate-limited`, `area-too-large`, `regions-exhausted`, or the error of the token. */
  async check({ ip, headers }: FastifyRequest, query: ActiveQuery): Promise<Precision> {
    take('list', this.all, ip);
    if (headers.authorization !== undefined) {
      await this.authenticator.authenticate(bearerToken(headers.authorization));
      return 'exact';
    }
    const area = searchArea(query);
    if (area === null) take('anonymous-list', this.anonymous, ip);
    else if (isWithinRegion(area)) this.regions.count(ip, area);
    else throw new DomainError('area-too-large');
    return 'coarse';
  }
}

function take(name: LimitName, limit: RateLimit<string>, ip: string): void {
  if (!limit.tryTake(toNetwork(ip))) throw limitHit(name, limit.retryAfter);
}
