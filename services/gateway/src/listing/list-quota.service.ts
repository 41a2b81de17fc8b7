import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { AnonymousRegions } from '../limits/anonymous-regions.service.js';
import { AddressRate } from '../limits/address-rate.js';
import type { Precision } from '../live/mirror/mirrored-provider.js';
import { Authenticator } from '../sign-in/authenticator.service.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { searchArea } from './area-search.js';
import { isWithinRegion } from '@rotadas/contracts/live/cell';

/** Cost of a list that is computed per request, in requests. */
const COMPUTED_COST = 20;

type ListRequest = Pick<FastifyRequest, 'ip'> & {
  readonly headers: Pick<FastifyRequest['headers'], 'authorization' | 'cookie'>;
};

/**
 * Without a token a client gets a few regions, and the whole list at a limited rate. Limits are per
 * process, to avoid a Redis round trip per request.
 */
@Injectable()
export class ListQuota {
  private readonly all: AddressRate;
  private readonly anonymous: AddressRate;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly regions: AnonymousRegions,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.all = new AddressRate('list', env.ADDRESS_LIMIT_PER_MINUTE);
    this.anonymous = new AddressRate('anonymous-list', env.ANONYMOUS_LIST_LIMIT_PER_MINUTE);
  }

  /** Counts a request before its query is parsed. Throws `rate-limited`. */
  admit(ip: string): void {
    this.all.take(ip);
  }

  /** Throws `rate-limited`, `area-too-large`, `regions-exhausted`, or the error of the token. */
  async check({ ip, headers }: ListRequest, query: ActiveQuery): Promise<Precision> {
    const area = searchArea(query);
    if (headers.authorization !== undefined) {
      const isComputed = area ? !isWithinRegion(area) : query.limit !== undefined;
      if (isComputed) this.all.take(ip, COMPUTED_COST - 1);
      await this.authenticator.authenticate(bearerToken(headers.authorization), headers.cookie);
      return 'exact';
    }
    if (area === null) this.anonymous.take(ip);
    else if (isWithinRegion(area)) this.regions.count(ip, area);
    else throw new DomainError('area-too-large');
    return 'coarse';
  }
}
