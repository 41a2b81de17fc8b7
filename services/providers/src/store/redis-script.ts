import { createHash } from 'node:crypto';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';

/**
 * One call of a script: the keys that it may touch, all in one slot for a Redis Cluster, and its
 * arguments.
 */
export interface ScriptCall {
  readonly keys: readonly string[];
  readonly args: readonly (string | number)[];
}

/** A Lua script, which Redis runs atomically. */
export class RedisScript {
  private readonly sha: string;

  constructor(private readonly source: string) {
    this.sha = createHash('sha1').update(source).digest('hex');
  }

  /**
   * Runs it by its digest; a Redis that was restarted does not know that, and is sent the source.
   */
  async run(redis: RedisClient, { keys, args }: ScriptCall): Promise<unknown> {
    try {
      return await redis.evalsha(this.sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!isUnknownScript(error)) throw error;
      return redis.eval(this.source, keys.length, ...keys, ...args);
    }
  }
}

function isUnknownScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
