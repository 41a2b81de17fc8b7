import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requestsPerSecond } from './requests-per-second.ts';

const run = promisify(execFile);

/**
 * GEOADD by redis-benchmark with 50 connections and no pipelining, requests a second. Needs the
 * program on the machine.
 */
export async function redisBenchmark(redisUrl: string, requests: number): Promise<number> {
  const { hostname, port, username, password } = new URL(redisUrl);
  const { stdout } = await run('redis-benchmark', [
    ...['-h', hostname, '-p', port, '-c', '50', '-P', '1', '-n', String(requests), '-r', '10000', '--csv'],
    ...['--user', username, '-a', password],
    ...['GEOADD', 'bench:geoadd', '32.86', '39.93', 'provider:__rand_int__'],
  ]);
  return requestsPerSecond(stdout);
}
