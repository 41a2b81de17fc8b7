import { JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import { toDurableName } from '@rotadas/contracts/access/nats-permissions';
import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { storedMessages } from '@rotadas/contracts/personal-data/erase-events';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { DEAD_LETTERS } from '@rotadas/contracts/protocol/dead-letters';
import type { SavedEvent } from './saved-event.ts';
import { withJetStream } from './with-nats.ts';

/** Sequence number of the last handled message before a gap. */
export interface HandledUntil {
  readonly stream: string;
  readonly subject: string;
  readonly sequence: number;
}

export function lastHandled(address: string): Promise<HandledUntil[]> {
  const consumed = ServiceName.options.flatMap((service) =>
    (SERVICE_ACCESS[service].consumes ?? []).map((event) => ({ event, name: toDurableName(service, event) })),
  );
  return withJetStream(address, async (manager) => {
    return Promise.all(
      consumed.map(async ({ event, name }) => {
        const info = await manager.consumers.info(event.stream.name, name).catch(undefinedIfUnknown);
        const sequence = info?.ack_floor.stream_seq ?? 0;
        return { stream: event.stream.name, subject: event.subject, sequence };
      }),
    );
  });
}

/** Dead letters, and events not known to be handled: no document may contain their results yet. */
export function unhandledUntil(
  address: string,
  handled: readonly HandledUntil[],
  time: Date,
): Promise<SavedEvent[]> {
  return withJetStream(address, async (manager) => {
    const found: SavedEvent[] = [];
    const deadLetters = { stream: DEAD_LETTERS.name, subject: '>', sequence: 0 };
    for (const { stream, subject, sequence } of [...handled, deadLetters])
      found.push(...(await streamEvents(manager, stream, subject, sequence, time)));
    return found;
  });
}

/** Reads the events after a sequence number until a time; all by default. */
export async function streamEvents(
  manager: JetStreamManager,
  stream: string,
  subject: string,
  sequence = 0,
  time?: Date,
): Promise<SavedEvent[]> {
  const events: SavedEvent[] = [];
  for await (const message of storedMessages(manager.streams, stream, subject, sequence + 1)) {
    if (time && message.time > time) break;
    const headers = Object.fromEntries(message.header.keys().map((key) => [key, message.header.get(key)]));
    events.push({ subject: message.subject, headers, text: message.string() });
  }
  return events;
}

/** A service that never ran has no consumer, and an unknown stream no events. */
export function undefinedIfUnknown(error: unknown): undefined {
  if (!(error instanceof JetStreamApiError)) throw error;
}

export async function listStreams(manager: JetStreamManager): Promise<StreamInfo[]> {
  const own = new Set(ALL_STREAMS.map(({ name }) => name));
  const all: StreamInfo[] = [];
  for await (const info of manager.streams.list()) if (own.has(info.config.name)) all.push(info);
  return all;
}
