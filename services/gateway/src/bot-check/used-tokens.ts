import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { USED_TOKEN_SECONDS } from './bot-check-times.js';

/** Which tokens were used, for all copies of the gateway together. */
@Injectable()
export class UsedTokens {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** Uses the token of that mark; false when it was used before. */
  async use(mark: string): Promise<boolean> {
    const set = await guardDependency('redis', () =>
      this.redis.set(`${GATEWAY_KEYS}bot-check:used:${mark}`, 1, 'EX', USED_TOKEN_SECONDS, 'NX'),
    );
    return set === 'OK';
  }
}
