import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { storedMessages } from '@rotadas/contracts/personal-data/erase-events';
import { DEAD_LETTER_REASON, DEAD_LETTERS } from '@rotadas/contracts/protocol/dead-letters';
import { withJetStream } from './with-nats.ts';

/** An event that a service could not handle, without its payload. */
interface DeadLetter {
  readonly number: number;
  readonly since: Date;
  readonly service: string;
  readonly subject: string;
  readonly reason: string;
  /** Log lines with this ID contain the error. */
  readonly requestId: string;
}

export type DeadLetterAction = 'list' | 'replay' | 'delete';

const REQUEST_ID_HEADER = 'x-request-id';
const MESSAGE_ID_HEADER = 'Nats-Msg-Id';

/** Processes all if no number is given. A replay reaches all consumers; events are idempotent. */
export function processDeadLetters(
  address: string,
  action: DeadLetterAction,
  numbers: readonly number[] = [],
): Promise<DeadLetter[]> {
  return withJetStream(address, async (manager) => {
    const found: DeadLetter[] = [];
    for await (const message of storedMessages(manager.streams, DEAD_LETTERS.name, '>')) {
      if (numbers.length > 0 && !numbers.includes(message.seq)) continue;
      const letter = toDeadLetter(message);
      if (action === 'replay') await publishAgain(manager, letter.subject, message);
      if (action !== 'list') await manager.streams.deleteMessage(DEAD_LETTERS.name, message.seq);
      found.push(letter);
    }
    return found;
  });
}

function toDeadLetter({ seq, time, subject: stored, header }: StoredMsg): DeadLetter {
  const [, service = '', ...subject] = stored.split('.');
  return {
    number: seq,
    since: time,
    service,
    subject: subject.join('.'),
    reason: header.get(DEAD_LETTER_REASON),
    requestId: header.get(REQUEST_ID_HEADER),
  };
}

/** Omits the message ID, by which JetStream drops duplicates for some minutes. */
async function publishAgain(manager: JetStreamManager, subject: string, message: StoredMsg): Promise<void> {
  const carried = headers();
  for (const key of message.header.keys())
    if (key !== MESSAGE_ID_HEADER && key !== DEAD_LETTER_REASON) carried.set(key, message.header.get(key));
  await manager.jetstream().publish(subject, message.data, { headers: carried });
}
