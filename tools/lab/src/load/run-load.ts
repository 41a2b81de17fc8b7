import type { RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { blocksCalls } from '@rotadas/contracts/users/blocks.calls';
import { readFootprint } from '@rotadas/e2e/footprint';
import { Api } from '../clients/api.ts';
import { addDevice, MovingDevice } from '../clients/moving-device.ts';
import { Drive, MovingProvider } from '../clients/moving-provider.ts';
import { percentile } from '../measure/freshness.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { Counters } from '../measure/counters.ts';
import { bringOnline, connectAll, CONCURRENCY, inParallel, type Online } from '../clients/people.ts';
import { townOf } from '../places.ts';
import type { MeasuredProduct } from '../product/measured-product.ts';
import { type Judgement, type ThreadViewer, ViewerThreads } from './viewer-threads.ts';

/** Movement after the measurement, ms. */
const COOL_DOWN_MS = 1_000;

/** Time in which viewers must become correct, ms. */
const SETTLE_LIMIT_MS = 5_000;
const PAUSE_MS = 100;

export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  /** Providers that each viewer has blocked. */
  readonly blocks?: number;
  readonly everyMs: number;
  /** Further providers, which send their positions with an app of their phone. */
  readonly devices?: number;
  readonly devicesEveryMs?: number;
  /** Processes are slow in their first seconds, ms. */
  readonly warmUpMs: number;
  readonly durationMs: number;
}

export interface MemoryGrowth {
  readonly service: string;
  readonly before: number;
  readonly after: number;
}

export interface Verdict extends Judgement {
  readonly unanswered: number;
}

export interface LoadResult {
  /** Resident memory of each service's process in MB, before and after the measured time. */
  readonly memory: readonly MemoryGrowth[];
  readonly seconds: number;
  readonly counters: Counters;
  /** One per viewer and position, ms. */
  readonly delays: RecordableHistogram;
  readonly verdict: Verdict;
}

export async function runLoad(
  product: MeasuredProduct,
  size: LoadSize,
  log: (line: string) => void,
): Promise<LoadResult> {
  const { url: apiUrl } = product;
  const { everyMs, warmUpMs, durationMs, devices: deviceCount = 0, devicesEveryMs = everyMs } = size;
  const online = await bringOnline(product, size.providers + deviceCount, log);
  const options = { counters: new Counters(), sent: SentPositions.of(online.map(({ id }) => id)) };
  const providers = online
    .slice(0, size.providers)
    .map((provider, index) => new MovingProvider(apiUrl, provider, index, options));
  const api = new Api(apiUrl);
  const devices = await inParallel(online.slice(size.providers), CONCURRENCY, async (provider, index) => {
    const withDevice = await addDevice(api, provider);
    return new MovingDevice(apiUrl, withDevice, size.providers + index, options);
  });
  const viewers = new ViewerThreads(apiUrl, await makeViewers(api, online, size), options.sent);
  try {
    await connectAll(providers);
    await viewers.connect();
    log(`${providers.length} providers and ${size.viewers} viewers are connected`);
    if (deviceCount > 0) log(`${deviceCount} devices are known`);
    const startedAt = performance.now();
    const drives = [new Drive(providers, everyMs), new Drive(devices, devicesEveryMs)];
    await delay(warmUpMs);
    await viewers.readDelays(); // discards those of the warm-up
    const before = readMemory(product);
    await delay(durationMs);
    const delays = await viewers.readDelays();
    const after = readMemory(product);
    const memory = before.map(([service, megabytes], at) => ({
      service,
      before: megabytes,
      after: after[at]?.[1] ?? Number.NaN,
    }));
    await Promise.all(drives.map((drive) => drive.stop(COOL_DOWN_MS)));
    const seconds = (performance.now() - startedAt) / 1_000;
    const verdict = await settle([...providers, ...devices], viewers);
    for (const counted of await viewers.end()) options.counters.add(counted);
    return { seconds, counters: options.counters, delays, memory, verdict };
  } finally {
    for (const provider of providers) provider.end();
    await viewers.stop();
  }
}

/** Viewers are providers; each has blocked others of its town, of which none is a viewer. */
async function makeViewers(
  api: Api,
  online: readonly Online[],
  { viewers, blocks = 0 }: LoadSize,
): Promise<ThreadViewer[]> {
  const accounts = online.slice(0, Math.ceil(Math.min(viewers, online.length / 2)));
  const known = await inParallel(accounts, CONCURRENCY, async ({ token }, town) => {
    const others = online.filter((_, index) => index >= accounts.length && townOf(index) === townOf(town));
    const first = town * blocks; // Viewers of a town block different people
    const blocked = others.slice(0, blocks).map((_, index) => others[(first + index) % others.length]);
    const hiddenIds = new Set(blocked.flatMap((other) => other?.id ?? []));
    for (const userId of hiddenIds) await api.call(blocksCalls.block, token, { body: { userId } });
    return { token, hiddenIds };
  });
  return Array.from({ length: viewers }).flatMap((_, town) => {
    const viewer = known[town % known.length];
    return viewer ? [{ town, ...viewer }] : [];
  });
}

function readMemory({ pids }: MeasuredProduct): [service: string, megabytes: number][] {
  return Array.from(pids, ([service, pid]) => [service, readFootprint(pid).megabytes]);
}

async function settle(
  providers: readonly Pick<MovingProvider, 'id' | 'isSettled' | 'acknowledgedPosition'>[],
  viewers: ViewerThreads,
): Promise<Verdict> {
  for (const end = performance.now() + SETTLE_LIMIT_MS; ; await delay(PAUSE_MS)) {
    const expected = new Map(providers.map(({ id, acknowledgedPosition }) => [id, acknowledgedPosition]));
    const judgement = await viewers.check(expected);
    const unanswered = providers.filter(({ isSettled }) => !isSettled).length;
    const isOver = performance.now() > end || judgement.wrongViewers + unanswered === 0;
    if (isOver) return { ...judgement, unanswered };
  }
}

export function reportLines(result: LoadResult): string[] {
  const { seconds, counters, delays, memory, verdict } = result;
  const perSecond = (count: number) => `${Math.round(count / seconds)}/s`;
  const freshness = [0.5, 0.95, 0.99].map(
    (share) => `p${share * 100} ${percentile(delays, share) ?? '–'} ms`,
  );
  const errors = Object.entries(counters.errors).map(([name, count]) => `${name} ${count}`);
  return [
    `positions  sent ${counters.sent} (${perSecond(counters.sent)}), acknowledged ${counters.acknowledged} (${perSecond(counters.acknowledged)})`,
    `viewers    ${counters.frames} frames (${perSecond(counters.frames)}), ${delays.count} moves shown`,
    `freshness  ${freshness.join(', ')}`,
    `memory     ${memory.map(({ service, before, after }) => `${service} ${before} -> ${after} MB`).join(', ')}`,
    `errors     ${errors.join(', ') || 'none'}`,
    `at the end ${verdict.wrongViewers} viewers wrong, ${verdict.unanswered} providers without an acknowledgement`,
    ...verdict.examples.map((example) => `           ${example}`),
  ];
}

export function isSuccess({ counters, verdict }: LoadResult): boolean {
  return verdict.wrongViewers === 0 && verdict.unanswered === 0 && Object.keys(counters.errors).length === 0;
}
