import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** One run of a script: the keys that it may touch, all of one slot so that it works on a Redis Cluster, and its arguments. */
export interface ScriptCall {
  readonly keys: readonly string[];
  readonly args: readonly (string | number)[];
}

/** A Lua script that Redis runs as one step. */
export class RedisScript {
  private readonly sha: string;

  constructor(private readonly source: string) {
    this.sha = createHash('sha1').update(source).digest('hex');
  }

  /** Runs it; a Redis that was restarted forgot the script and gets it sent along. */
  async run(redis: Redis, { keys, args }: ScriptCall): Promise<unknown> {
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
