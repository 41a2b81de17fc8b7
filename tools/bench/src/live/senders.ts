import { inParallel } from '@rotadas/load/fleet/in-parallel';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { Freshness } from '@rotadas/load/measure/freshness';
import { Sender } from '@rotadas/load/run/sender';
import { Tally } from '@rotadas/load/run/tally';

const OPENING = 50;

/** Senders that share a tally. */
export interface Senders {
  readonly all: readonly Sender[];
  readonly tally: Tally;
}

/** Connects a sender for each provider. */
export async function connectSenders(apiUrl: string, online: readonly Online[]): Promise<Senders> {
  const book = { tally: new Tally(), freshness: new Freshness() };
  const all = await inParallel(online, OPENING, async (provider, index) => {
    const sender = new Sender(provider, index, book);
    await sender.connect(apiUrl, provider.token);
    return sender;
  });
  return { all, tally: book.tally };
}

/** Ends them. */
export function endSenders({ all }: Senders): void {
  for (const sender of all) sender.end();
}
