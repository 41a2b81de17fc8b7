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
  /** From sending a position to its being seen, one for each viewer, ms. */
  readonly delays: Delays;
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
  const viewers = new ViewerThreads(product.apiUrl, size.viewers, book.sent);
  try {
    await inParallel(senders, OPENING, (sender, index) =>
      sender.connect(product.apiUrl, online[index]?.token ?? ''),
    );
    await viewers.connect();
    log(`${senders.length} senders and ${size.viewers} viewers are connected`);
    const drivenFrom = performance.now();
    await drive(senders, size);
    const driven = (performance.now() - drivenFrom) / 1_000;
    const verdict = await settle(senders, viewers, size.ignoresStrangers);
    const { tally, delays } = await viewers.end();
    book.tally.add(tally);
    return { seconds: driven, tally: book.tally, delays, verdict };
  } finally {
    for (const sender of senders) sender.end();
    await viewers.stop();
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
