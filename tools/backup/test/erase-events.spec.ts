import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { storedMessages } from '@rotadas/contracts/personal-data/erase-events';
import { deadLetterSubject } from '@rotadas/contracts/protocol/dead-letters';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { eraseAllEvents } from '../src/erasures/erase-events.ts';
import { recreateStreams } from '../src/events/recreate-streams.ts';
import { listStreams } from '../src/events/unhandled-events.ts';

const ERASED = 7;
const OTHER = 8;

describe('erasing the events of a user', () => {
  let nats: PrivateServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;

  beforeAll(async () => {
    nats = await privateServer('nats');
    await recreateStreams(nats.url, []);
    connection = await connect(parseNatsAddress(nats.url));
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await nats.end();
  });

  const publish = (subject: string, payload: object | string) =>
    manager.jetstream().publish(subject, typeof payload === 'string' ? payload : JSON.stringify({ payload }));
  const all = async () => {
    const texts: string[] = [];
    for (const { config } of await listStreams(manager))
      for await (const message of storedMessages(manager.streams, config.name, '>'))
        texts.push(message.string());
    return texts;
  };

  it('removes all events that name the user, and no others', async () => {
    const { profileChanged } = usersEvents;
    const { routeMatched } = matchingEvents;
    await publish(profileChanged.subject, { userId: ERASED, fullName: 'Silinen Biri' });
    await publish(routeMatched.subject, {
      userId: OTHER,
      offer: { userId: ERASED, fullName: 'Silinen Biri' },
    });
    await publish(deadLetterSubject('providers', profileChanged), {
      userId: ERASED,
      fullName: 'Silinen Biri',
    });
    await publish(profileChanged.subject, { userId: OTHER, fullName: 'Kalan Biri' });
    await publish(deadLetterSubject('providers', profileChanged), 'no event');
    expect(await eraseAllEvents(nats.url, ERASED)).toBe(3);
    const left = await all();
    expect(left.some((text) => text.includes('Silinen'))).toBe(false);
    expect(left).toHaveLength(2);
  });
});
