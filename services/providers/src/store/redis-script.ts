import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { runPipeline } from './run-pipeline.js';

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

  /** Runs it once for each call, in their order, all in one round trip. */
  async runAll(redis: Redis, calls: readonly ScriptCall[]): Promise<unknown[]> {
    const pipeline = redis.pipeline();
    for (const { keys, args } of calls) pipeline.evalsha(this.sha, keys.length, ...keys, ...args);
    const results = (await pipeline.exec()) ?? [];
    if (results.some(([error]) => isUnknownScript(error))) return this.runWithSource(redis, calls, results);
    return results.map(([error, value]) => {
      if (error) throw error;
      return value;
    });
  }

  async run(redis: Redis, call: ScriptCall): Promise<unknown> {
    const [result] = await this.runAll(redis, [call]);
    return result;
  }

  /** A Redis that was restarted forgot the script: sends it along, for the calls that it refused. */
  private async runWithSource(
    redis: Redis,
    calls: readonly ScriptCall[],
    results: readonly (readonly [Error | null, unknown])[],
  ): Promise<unknown[]> {
    const pipeline = redis.pipeline();
    const refused = calls.map((_, index) => isUnknownScript(results[index]?.[0]));
    calls.forEach(({ keys, args }, index) => {
      if (refused[index]) pipeline.eval(this.source, keys.length, ...keys, ...args);
    });
    const repeated = await runPipeline(pipeline);
    return results.map(([error, value], index) => {
      if (refused[index]) return repeated.shift();
      if (error) throw error;
      return value;
    });
  }
}

function isUnknownScript(error: Error | null | undefined): boolean {
  return error?.message.startsWith('NOSCRIPT') ?? false;
}
