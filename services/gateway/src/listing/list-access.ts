import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { isWithinRegion } from '@rotadas/contracts/live/region';
import { bearerToken } from '../sign-in/bearer-token.js';
import { Principals } from '../sign-in/principals.js';
import { ActiveLimit } from './active-limit.js';
import type { ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { areaOf } from './area-of.js';

/**
 * Who may ask for which list: with a token for any, without one for that of a region, and now and
 * then for that of everybody.
 */
@Injectable()
export class ListAccess {
  constructor(
    private readonly limit: ActiveLimit,
    private readonly principals: Principals,
  ) {}

  /** Throws `rate-limited`, `area-too-large`, or what is wrong with the token. */
  async check({ ip, headers }: FastifyRequest, query: ActiveQuery): Promise<void> {
    await this.limit.count(ip);
    if (headers.authorization !== undefined) {
      await this.principals.of(bearerToken(headers.authorization));
      return;
    }
    const area = areaOf(query);
    if (area === null) await this.limit.countAnonymous(ip);
    else if (!isWithinRegion(area)) throw new DomainError('area-too-large');
  }
}
