import { setTimeout as delay } from 'node:timers/promises';
import { OPENING } from '../clients/live-socket.ts';
import { Sender } from '../clients/sender.ts';
import { bringOnline } from '../fleet/bring-online.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import type { Delays } from '../measure/delays.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { Tally } from '../measure/tally.ts';
import type { ProductAddress } from '../product/own-product.ts';
import { drive } from './drive.ts';
import { settle, type Verdict } from './settle.ts';
import { ViewerThreads } from '../viewers/viewer-threads.ts';

/** How long providers move on after what counts, so that all of it is seen under load, ms. */
const COOL_DOWN_MS = 1_000;

/** How much load, and for how long. */
export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  readonly everyMs: number;
  /** How long providers move before freshness counts: processes are slow in their first seconds. */
  readonly warmUpMs: number;
  /** How long they move then. */
  readonly durationMs: number;
  /** Whether others than this run's providers may be on the map. */
  readonly ignoresStrangers: boolean;
}

/** What a run came to. */
export interface LoadResult {
  readonly seconds: number;
  readonly tally: Tally;
  /** From sending a position to its being seen, one for each viewer, ms: under load. */
  readonly delays: Delays;
  /** The same during the warm-up before. */
  readonly warmUpDelays: Delays;
  /** The same after it, while all stop at once. */
  readonly endDelays: Delays;
  readonly verdict: Verdict;
}

/**
 * Brings providers online, lets viewers look, moves the providers, and compares what every viewer
 * shows with the truth.
 */
export async function runLoad(
  product: ProductAddress,
  size: LoadSize,
  log: (line: string) => void,
): Promise<LoadResult> {
  const startedAt = performance.now();
  const online = await bringOnline(product, size.providers, log);
  log(`${online.length} providers are online after ${seconds(startedAt)} s`);
  const book = { tally: new Tally(), sent: SentPositions.of(online.map(({ id }) => id)) };
  const senders = online.map((provider, index) => new Sender(provider, index, book));
  const watching = { apiUrl: product.apiUrl, token: online[0]?.token ?? '' };
  const viewers = new ViewerThreads(watching, size.viewers, book.sent);
  try {
    await inParallel(senders, OPENING, (sender, index) =>
      sender.connect(product.apiUrl, online[index]?.token ?? ''),
    );
    await viewers.connect();
    log(`${senders.length} senders and ${size.viewers} viewers are connected`);
    const drivenFrom = performance.now();
    const [counted] = await Promise.all([
      countUnderLoad(viewers, size),
      drive(senders, { everyMs: size.everyMs, durationMs: size.warmUpMs + size.durationMs + COOL_DOWN_MS }),
    ]);
    const driven = (performance.now() - drivenFrom) / 1_000;
    const verdict = await settle(senders, viewers, size.ignoresStrangers);
    const { tally, delays: endDelays } = await viewers.end();
    book.tally.add(tally);
    return { seconds: driven, tally: book.tally, ...counted, endDelays, verdict };
  } finally {
    for (const sender of senders) sender.end();
    await viewers.stop();
  }
}

/** The delays of what is seen during the warm-up, and of what is seen after it under load. */
async function countUnderLoad(
  viewers: ViewerThreads,
  { warmUpMs, durationMs }: LoadSize,
): Promise<Pick<LoadResult, 'warmUpDelays' | 'delays'>> {
  await delay(warmUpMs);
  const warmUpDelays = await viewers.startOver();
  await delay(durationMs);
  return { warmUpDelays, delays: await viewers.startOver() };
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
