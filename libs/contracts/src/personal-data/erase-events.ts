import { z } from 'zod';

/** The part of JetStream's manager that reading needs; clients of several versions have it. */
interface Streams<Message> {
  getMessage(
    stream: string,
    query: { readonly seq: number; readonly next_by_subj: string },
  ): Promise<Message | null>;
}

interface Numbered {
  readonly seq: number;
}

interface Event extends Numbered {
  string(): string;
}

interface ErasableStreams extends Streams<Event> {
  /** Overwrites the message; false if it does not exist. */
  deleteMessage(stream: string, seq: number): Promise<boolean>;
}

/** Reads a stream from the message number `first`, in order. */
export async function* storedMessages<Message extends Numbered>(
  streams: Streams<Message>,
  stream: string,
  subject: string,
  first = 1,
): AsyncGenerator<Message> {
  for (let seq = first; ;) {
    const message = await streams.getMessage(stream, { seq, next_by_subj: subject });
    if (message === null) return;
    yield message;
    seq = message.seq + 1;
  }
}

/** Overwrites all events of a stream about these users; resolves to their number. */
export async function eraseEvents(
  streams: ErasableStreams,
  stream: string,
  users: ReadonlySet<number>,
): Promise<number> {
  let erased = 0;
  for await (const message of storedMessages(streams, stream, '>')) {
    if (!belongsToUser({ text: message.string() }, users)) continue;
    if (await streams.deleteMessage(stream, message.seq)) erased += 1;
  }
  return erased;
}

const Id = z.number().nullable().optional();

const About = z.object({
  payload: z.object({
    userId: Id,
    blockerId: Id,
    blockedId: Id,
    requesterId: Id,
    providerId: Id,
    fromUserId: Id,
    offer: z.object({ userId: z.number() }).optional(),
  }),
});

/** Whether a stored event names one of the users. */
export function belongsToUser({ text }: { readonly text: string }, users: ReadonlySet<number>): boolean {
  const about = About.safeParse(parseJson(text));
  if (!about.success) return false;
  const { offer, ...ids } = about.data.payload;
  return [...Object.values(ids), offer?.userId].some((id) => typeof id === 'number' && users.has(id));
}

/** Undefined if a dead letter is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
