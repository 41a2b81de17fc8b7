import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { DEAD_LETTERS, deadLetterSubject } from '@rotadas/contracts/protocol/dead-letters';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { recreateStreams } from '../src/events/recreate-streams.ts';
import { processDeadLetters } from '../src/events/dead-letters.ts';
import { unhandledUntil } from '../src/events/unhandled-events.ts';

const EVENT = usersEvents.profileChanged;

describe('dead letters', () => {
  let nats: PrivateServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;

  beforeAll(async () => {
    nats = await privateServer('nats');
    connection = await connect(parseNatsAddress(nats.url));
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await nats.end();
  });
  beforeEach(() => recreateStreams(nats.url, []));

  const addDeadLetter = async (text: string) => {
    const carried = headers();
    carried.set('Rotadas-Reason', 'TypeError');
    carried.set('x-request-id', 'request-1');
    const options = { headers: carried, msgID: text };
    await manager.jetstream().publish(deadLetterSubject('providers', EVENT), text, options);
  };
  const replayed = async () => {
    const message = await manager.streams.getMessage(EVENT.stream.name, { last_by_subj: EVENT.subject });
    return message?.string();
  };

  it('are listed with service, subject and reason, and stay', async () => {
    await addDeadLetter('first');
    const letter = {
      number: 1,
      service: 'providers',
      subject: EVENT.subject,
      reason: 'TypeError',
      requestId: 'request-1',
    };
    expect(await processDeadLetters(nats.url, 'list')).toMatchObject([letter]);
    expect(await processDeadLetters(nats.url, 'list')).toMatchObject([letter]);
    expect(await replayed()).toBeUndefined();
  });

  it('are replayed to the subject of their event, only those with the given numbers', async () => {
    await addDeadLetter('first');
    await addDeadLetter('second');
    await processDeadLetters(nats.url, 'replay', [2]);
    expect(await replayed()).toBe('second');
    expect(await processDeadLetters(nats.url, 'list')).toMatchObject([{ number: 1 }]);
  });

  it('are deleted without a replay', async () => {
    await addDeadLetter('first');
    await processDeadLetters(nats.url, 'delete');
    expect(await processDeadLetters(nats.url, 'list')).toEqual([]);
    expect(await replayed()).toBeUndefined();
  });

  it('are backed up and restored', async () => {
    await addDeadLetter('first');
    const events = await unhandledUntil(nats.url, [], new Date(Date.now() + 60_000));
    await recreateStreams(nats.url, events);
    const { state } = await manager.streams.info(DEAD_LETTERS.name);
    expect(state.messages).toBe(1);
    expect(await processDeadLetters(nats.url, 'list')).toMatchObject([{ reason: 'TypeError' }]);
  });
});
