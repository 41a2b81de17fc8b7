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

/** Cost of a list that is computed per request, in requests. */
const COMPUTED_COST = 20;

type ListRequest = Pick<FastifyRequest, 'ip'> & {
  readonly headers: Pick<FastifyRequest['headers'], 'authorization'>;
};

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

  /** Counts a request before its query is parsed. Throws `rate-limited`. */
  admit(ip: string): void {
    take('list', this.all, ip);
  }

  /** Throws `rate-limited`, `area-too-large`, `regions-exhausted`, or the error of the token. */
  async check({ ip, headers }: ListRequest, query: ActiveQuery): Promise<Precision> {
    const area = searchArea(query);
    if (headers.authorization !== undefined) {
      const isComputed = area ? !isWithinRegion(area) : query.limit !== undefined;
      if (isComputed) take('list', this.all, ip, COMPUTED_COST - 1);
      await this.authenticator.authenticate(bearerToken(headers.authorization));
      return 'exact';
    }
    if (area === null) take('anonymous-list', this.anonymous, ip);
    else if (isWithinRegion(area)) this.regions.count(ip, area);
    else throw new DomainError('area-too-large');
    return 'coarse';
  }
}

function take(name: LimitName, limit: RateLimit<string>, ip: string, cost = 1): void {
  if (!limit.tryTake(toNetwork(ip), cost)) throw limitHit(name, limit.retryAfter);
}
