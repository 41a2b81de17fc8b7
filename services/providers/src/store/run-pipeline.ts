import type { ChainableCommander } from 'ioredis';

/** Runs a pipeline in one round trip; throws the first error of any of its commands. */
export async function runPipeline(pipeline: ChainableCommander): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  return results.map(([error, value]) => {
    if (error) throw error;
    return value;
  });
}
