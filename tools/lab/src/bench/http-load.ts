import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { startChild } from '@rotadas/servers/processes/child';
import { freePort, isPortTaken } from '@rotadas/servers/processes/ports';
import { waitUntilReady } from '@rotadas/servers/processes/wait-until';
import type { MeasuredProduct } from '../product/measured-product.ts';
import { childCpuTime, cpuTime } from './cpu-time.ts';
import { atMost, type Outcome, withoutReference } from './row.ts';

/** `duration` is in seconds. */
export type HttpLoad = Options & { readonly connections: number };

export async function measureThroughput(load: HttpLoad): Promise<number> {
  const { requests, duration } = await runAutocannon(load);
  return requests.total / duration;
}

/** Processor time of all processes of the product, µs. */
export async function cpuTimePerRequest(load: HttpLoad): Promise<number> {
  const before = childCpuTime();
  const { requests } = await runAutocannon(load);
  return ((childCpuTime() - before) / requests.total) * 1e6;
}

/** The 99th percentile, ms. */
export async function measureP99(load: HttpLoad): Promise<number> {
  return (await runAutocannon(load)).latency.p99;
}

/** Each of `connections` begins at another item. */
export function rotate<Item>(items: readonly Item[], connection: number, connections: number): Item[] {
  const first = Math.floor((connection * items.length) / connections) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Requests that each connection repeats, beginning at another one. */
export function spread(requests: readonly Request[], connections: number): Pick<HttpLoad, 'setupClient'> {
  let connection = 0;
  return {
    setupClient(client) {
      client.setRequests(rotate(requests, connection, connections));
      connection += 1;
    },
  };
}

async function runAutocannon(load: HttpLoad): Promise<Result> {
  const result = await autocannon(load);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} requests to ${load.url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return result;
}

/** Concurrent calls wait for each other, so `goalMs` is divided among them for processor time. */
export async function latencyAndCpuTime(
  { pids }: MeasuredProduct,
  { rounds, goalMs, loadForRound }: { rounds: number; goalMs: number; loadForRound(round: number): HttpLoad },
): Promise<Outcome[]> {
  const pid = pids.get('matching') ?? 0;
  const [p50, p99, cost]: [number[], number[], number[]] = [[], [], []];
  await runAutocannon(loadForRound(0)); // warm-up
  for (let round = 1; round <= rounds; round += 1) {
    const before = cpuTime(pid);
    const { latency, requests } = await runAutocannon(loadForRound(round));
    p50.push(latency.p50);
    p99.push(latency.p99);
    cost.push(((cpuTime(pid) - before) / requests.total) * 1_000);
  }
  const each = atMost(goalMs / loadForRound(0).connections);
  return [
    withoutReference('p50', 'ms', p50, atMost(goalMs)),
    withoutReference('p99', 'ms', p99, atMost(goalMs)),
    withoutReference('processor time of matching for each', 'ms', cost, each),
  ];
}

export interface RawBody {
  readonly bytes: Buffer;
  readonly encoding: string;
}

export function fetchRawBody(url: string, headers: Record<string, string>): Promise<RawBody> {
  const body = Promise.withResolvers<RawBody>();
  get(url, { headers }, (response) => {
    if (response.statusCode !== 200) body.reject(new Error(`${url}: status ${response.statusCode}`));
    const encoding = response.headers['content-encoding'] ?? 'identity';
    buffer(response).then((bytes) => body.resolve({ bytes, encoding }), body.reject);
  }).on('error', body.reject);
  return body.promise;
}

export async function startBareServer(body?: RawBody): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder('bare');
  const port = await freePort();
  const args = [join(import.meta.dirname, 'bare-server.ts'), String(port)];
  if (body) {
    await writeFile(join(folder.path, 'body'), body.bytes);
    args.push(join(folder.path, 'body'), body.encoding);
  }
  const logFile = join(folder.path, 'log');
  const child = startChild({ command: process.execPath, args, logFile });
  const check = async (): Promise<void> => {
    if (!(await isPortTaken(port))) throw new Error('not listening');
  };
  await waitUntilReady(child, check, { what: 'The bare server', logFile });
  const stop = async (): Promise<void> => {
    await child.stop();
    await folder.remove();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
