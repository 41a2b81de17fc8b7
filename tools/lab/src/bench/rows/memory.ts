import { freePort } from '@rotadas/servers/processes/ports';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { LiveClient } from '@rotadas/test-kit/live/live-client';
import { connectAll } from '../../clients/people.ts';
import { Viewer } from '../../clients/viewer.ts';
import { Counters } from '../../measure/counters.ts';
import { TURKIYE } from '../../places.ts';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { atMost, type Row, withoutReference, withProduct } from '../row.ts';
import { seedProviders } from '../seed-providers.ts';

const KB = 1_000;

const COUNTRY_ZOOM = 5;
const ALL_SEEN_MS = 120_000;

export const memory: Row = {
  number: 7,
  what: "memory of the gateway's process",
  async run(context) {
    const { quick, rounds } = context;
    const inspector = await freePort();
    const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` };
    const [perViewer, perProvider]: [number[], number[]] = [[], []];
    const measure = async (product: MeasuredProduct): Promise<void> => {
      await viewersCost(product, inspector, quick ? 5 : 100); // loads what all connections share
      perViewer.push(await viewersCost(product, inspector, quick ? 20 : 5_000));
      perProvider.push(await providersCost(product, inspector, quick ? 50 : 100_000));
    };
    for (let round = 0; round < rounds; round += 1)
      await withProduct(context, measure, (service) => (service === 'gateway' ? inspected : {}));
    return [
      withoutReference('an idle viewer', 'kB', perViewer, atMost(20)),
      withoutReference('a mirrored provider', 'kB', perProvider, atMost(1)),
    ];
  },
};

async function viewersCost({ url }: MeasuredProduct, inspector: number, count: number): Promise<number> {
  const before = await liveMemory(inspector);
  const options = { counters: new Counters() };
  const viewers = Array.from({ length: count }, (_, index) => new Viewer(url, index, options));
  try {
    await connectAll(viewers);
    return ((await liveMemory(inspector)) - before) / count / KB;
  } finally {
    for (const viewer of viewers) viewer.end();
  }
}

async function providersCost(product: MeasuredProduct, inspector: number, count: number): Promise<number> {
  await seedProviders(product, 0, count);
  const before = await liveMemory(inspector);
  const viewer = await watchCountry(product.url, count);
  try {
    return ((await liveMemory(inspector)) - before) / count / KB;
  } finally {
    viewer.end();
  }
}

async function watchCountry(apiUrl: string, count: number): Promise<LiveClient> {
  const seen = Promise.withResolvers<undefined>();
  const client = new LiveClient({
    apiUrl,
    onFrame(frame) {
      if (frame.type === 'error') seen.reject(new Error(`${frame.code}: ${frame.error}`));
      const clusters = frame.type === 'clusters' ? frame.clusters : [];
      if (clusters.reduce((sum, each) => sum + each.count, 0) >= count) seen.resolve(undefined);
    },
    onLoss: (code) => seen.reject(new Error(`closed with ${code}`)),
  });
  await client.connect();
  client.send({ type: 'watch', bbox: TURKIYE, zoom: COUNTRY_ZOOM, serviceType: 'all' });
  const late = setTimeout(() => seen.reject(new Error(`${count} providers did not appear`)), ALL_SEEN_MS);
  await seen.promise.finally(() => clearTimeout(late));
  return client;
}

const Target = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })], z.unknown());
const Evaluated = z.object({ result: z.object({ result: z.object({ value: z.string() }) }) });
const Memory = z.object({ heapUsed: z.number(), external: z.number() });

/** Heap after a garbage collection plus external buffers of a process with `--inspect`, bytes. */
async function liveMemory(inspectorPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [{ webSocketDebuggerUrl }] = Target.parse(await list.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  try {
    await command(socket, 1, 'HeapProfiler.collectGarbage', {});
    const expression = 'JSON.stringify(process.memoryUsage())';
    const response = Evaluated.parse(await command(socket, 2, 'Runtime.evaluate', { expression }));
    const { heapUsed, external } = Memory.parse(JSON.parse(response.result.result.value));
    return heapUsed + external;
  } finally {
    socket.terminate();
  }
}

function command(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error(`the inspector closed at ${method}`)));
    socket.on('message', (data) => {
      const response: unknown = JSON.parse(String(data));
      if (z.object({ id: z.literal(id) }).safeParse(response).success) resolve(response);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
