import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';

const KEY = `${GATEWAY_KEYS}bot-check:key`;
const KEY_BYTES = 32;

/**
 * What signs the challenges: made once, and kept in Redis so that all copies of the gateway share
 * it.
 */
@Injectable()
export class AltchaKey {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async read(): Promise<string> {
    return guardDependency('redis', async () => {
      const [, kept] = await Promise.all([
        this.redis.set(KEY, randomBytes(KEY_BYTES).toString('base64url'), 'NX'),
        this.redis.get(KEY),
      ]);
      if (kept === null) throw new Error('Redis lost the key of the bot-check between two commands');
      return kept;
    });
  }
}
