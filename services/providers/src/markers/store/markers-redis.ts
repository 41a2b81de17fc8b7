import { createHash } from 'node:crypto';
import type { ChainableCommander } from 'ioredis';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';

/** Token of the connection to the Redis that holds the markers and writes no file. */
export const MARKERS_REDIS = Symbol('MARKERS_REDIS');

/** Runs a pipeline in one round trip; throws the first error of any of its commands. */
export async function runPipeline(pipeline: ChainableCommander): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  return results.map(([error, value]) => {
    if (error) throw error;
    return value;
  });
}

/**
 * One call of a script: the keys that it may touch, all in one slot for a Redis Cluster, and its
 * arguments.
 */
interface ScriptCall {
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
