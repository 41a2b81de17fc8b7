import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';

export async function* storedMessages(
  { streams }: JetStreamManager,
  stream: string,
  subject: string,
  first = 1,
): AsyncGenerator<StoredMsg> {
  for (let seq = first; ;) {
    const next = { seq, next_by_subj: subject };
    const message = await streams.getMessage(stream, next);
    if (message === null) return;
    yield message;
    seq = message.seq + 1;
  }
}
