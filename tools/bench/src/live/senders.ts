import { OPENING } from '@rotadas/load/clients/live-socket';
import { inParallel } from '@rotadas/load/fleet/in-parallel';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { SentPositions } from '@rotadas/load/measure/sent-positions';
import { Sender } from '@rotadas/load/clients/sender';
import { Tally } from '@rotadas/load/measure/tally';

/** Senders that share a tally. */
export interface Senders {
  readonly all: readonly Sender[];
  readonly tally: Tally;
}

/** Connects a sender for each provider. */
export async function connectSenders(apiUrl: string, online: readonly Online[]): Promise<Senders> {
  const book = { tally: new Tally(), sent: SentPositions.of(online.map(({ id }) => id)) };
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
