import { bringOnline } from '../fleet/bring-online.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import { Freshness } from '../measure/freshness.ts';
import type { ProductAddress } from '../product/own-product.ts';
import { drive } from './drive.ts';
import { Sender } from './sender.ts';
import { settle, type Verdict } from './settle.ts';
import { Tally } from './tally.ts';
import { Viewer } from './viewer.ts';

/** So many sockets open at once. */
const OPENING = 50;

/** How much load, and for how long. */
export interface LoadSize {
  readonly providers: number;
  readonly viewers: number;
  readonly everyMs: number;
  readonly durationMs: number;
  /** Whether others than this run's providers may be on the map. */
  readonly ignoresStrangers: boolean;
}

/** What a run came to. */
export interface LoadResult {
  readonly seconds: number;
  readonly tally: Tally;
  readonly freshness: Freshness;
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
  const book = { tally: new Tally(), freshness: new Freshness() };
  const startedAt = performance.now();
  const online = await bringOnline(product, size.providers, log);
  log(`${online.length} providers are online after ${seconds(startedAt)} s`);
  const senders = online.map((provider, index) => new Sender(provider, index, book));
  const viewers = Array.from({ length: size.viewers }, (_, index) => new Viewer(index, book));
  try {
    await inParallel(senders, OPENING, (sender, index) =>
      sender.connect(product.apiUrl, online[index]?.token ?? ''),
    );
    await inParallel(viewers, OPENING, (viewer) => viewer.connect(product.apiUrl));
    log(`${senders.length} senders and ${viewers.length} viewers are connected`);
    const drivenFrom = performance.now();
    await drive(senders, size);
    const driven = (performance.now() - drivenFrom) / 1_000;
    return { seconds: driven, ...book, verdict: await settle(senders, viewers, size.ignoresStrangers) };
  } finally {
    for (const each of [...senders, ...viewers]) each.end();
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
