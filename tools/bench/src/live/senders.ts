import { inParallel } from '../../../load/src/fleet/in-parallel.ts';
import type { Online } from '../../../load/src/fleet/steps-online.ts';
import { Freshness } from '../../../load/src/measure/freshness.ts';
import { Sender } from '../../../load/src/run/sender.ts';
import { Tally } from '../../../load/src/run/tally.ts';

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
