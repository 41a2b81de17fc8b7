import { Inject, Injectable } from '@nestjs/common';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

/** How long used tokens are stored: longer than they are valid, two minutes for reCAPTCHA. */
const USED_TOKEN_SECONDS = 600;

@Injectable()
export class UsedTokens {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** Returns false if the token was used before. */
  async markUsed(tokenId: string): Promise<boolean> {
    const set = await guardDependency('redis', () =>
      this.redis.set(`${GATEWAY_KEYS}bot-check:used:${tokenId}`, 1, 'EX', USED_TOKEN_SECONDS, 'NX'),
    );
    return set === 'OK';
  }
}
