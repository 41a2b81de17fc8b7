import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type ActiveQuery, LIMIT_MAX } from '@rotadas/contracts/providers/active-query';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { AnonymousRegions } from '../limits/anonymous-regions.js';
import { LocalAddressRateLimit } from '../limits/local-address-rate-limit.js';
import { Authenticator } from '../sign-in/authenticator.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import type { Principal } from '../sign-in/principal.js';
import { isFullList, searchArea } from './area-search.js';
import { isWithinRegion } from '@rotadas/contracts/live/cell';

/** Cost of a list of more than a region, and of one of LIMIT_MAX providers, in requests. */
const COST_MAX = 20;

type ListRequest = Pick<FastifyRequest, 'ip'> & {
  readonly headers: Pick<FastifyRequest['headers'], 'authorization' | 'cookie'>;
};

/**
 * A client without a token gets a few regions, and the whole list at a limited rate. Limits are per
 * process, to avoid a Redis round trip per request.
 */
@Injectable()
export class ListRateLimit {
  private readonly all: LocalAddressRateLimit;
  private readonly anonymous: LocalAddressRateLimit;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly regions: AnonymousRegions,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.all = new LocalAddressRateLimit('list', env.ADDRESS_LIMIT_PER_MINUTE);
    this.anonymous = new LocalAddressRateLimit('anonymous-list', env.ANONYMOUS_LIST_LIMIT_PER_MINUTE);
  }

  /** Counts a request before its query is parsed. Throws `rate-limited`. */
  consume(ip: string): void {
    this.all.consume(ip);
  }

  /**
   * Returns the caller; undefined without a token. Throws `rate-limited`, `area-too-large`,
   * `regions-exhausted`, or the error of the token.
   */
  async check({ ip, headers }: ListRequest, query: ActiveQuery): Promise<Principal | undefined> {
    const area = searchArea(query);
    this.all.consume(ip, listCost(query, area) - 1);
    if (headers.authorization !== undefined) {
      return this.authenticator.authenticate(bearerToken(headers.authorization), headers.cookie);
    }
    if (area === null) this.anonymous.consume(ip);
    else if (isWithinRegion(area)) this.regions.consume(ip, area);
    else throw new DomainError('area-too-large');
    return undefined;
  }
}

/** Cost of a list in requests; the full lists are shared. */
function listCost(query: ActiveQuery, area: BoundingBox | null): number {
  if (isFullList(query)) return 1;
  if (area === null || !isWithinRegion(area)) return COST_MAX;
  return Math.ceil(((query.limit ?? LIMIT_MAX) / LIMIT_MAX) * COST_MAX);
}
