import { jetstreamManager } from '@nats-io/jetstream';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { setting } from '@rotadas/test-kit/setting';
import { withNats } from '@rotadas/test-kit/with-nats';
import type { TestEvent } from './an-event.js';

/** What lies in the stream of an event, in order. */
export async function keptNumbers({ stream, payload }: TestEvent): Promise<number[]> {
  return withManager(async ({ streams }) => {
    const { state } = await streams.info(stream.name);
    const numbers: number[] = [];
    for (let seq = state.first_seq; seq > 0 && seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(stream.name, { seq });
      numbers.push(payload.parse(EventMessage.parse(message?.json()).payload).number);
    }
    return numbers;
  });
}

/** Loses the stream, with all that it kept. */
export async function loseStream({ stream }: TestEvent): Promise<void> {
  await withManager(({ streams }) => streams.delete(stream.name));
}

function withManager<Result>(
  work: (manager: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<Result>,
): Promise<Result> {
  return withNats(setting('NATS_URL'), async (nats) => work(await jetstreamManager(nats)));
}
