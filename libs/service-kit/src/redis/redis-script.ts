import { createHash } from 'node:crypto';
import type { RedisClient } from './redis-client.js';

/** A Lua script, which Redis keeps after the first run. */
export class RedisScript {
  private readonly sha: string;

  constructor(private readonly source: string) {
    this.sha = createHash('sha1').update(source).digest('hex');
  }

  /** On a Redis Cluster all keys must be in one slot. */
  async run(
    redis: Pick<RedisClient, 'eval' | 'evalsha'>,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown> {
    try {
      return await redis.evalsha(this.sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return redis.eval(this.source, keys.length, ...keys, ...args);
    }
  }
}
