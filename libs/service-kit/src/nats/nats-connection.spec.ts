import {
  connect,
  type NatsConnection,
  NoRespondersError,
  PermissionViolationError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import { type FakeNats, fakeNats } from '../../test/support/fake-nats.js';
import { isDependencyFailure } from '../errors/dependency.js';
import { natsConnectionOptions, openConnection, rejectOnLoss } from './nats-connection.js';

describe('a failure of NATS', () => {
  it("is an error of the client's class, not of the same name", () => {
    const failures = [new TimeoutError(), new NoRespondersError('users.get')];
    expect(failures.map(isDependencyFailure)).toEqual([true, true]);
    const other = Object.assign(new Error('a fetch took too long'), { name: 'TimeoutError' });
    expect(isDependencyFailure(other)).toBe(false);
  });

  it('includes a request without responders or whose connection was lost, but no other rejected one', () => {
    const rejected = (cause: Error) => new RequestError('rejected', { cause });
    expect(isDependencyFailure(new RequestError('connection disconnected'))).toBe(true);
    expect(isDependencyFailure(rejected(new NoRespondersError('users.get')))).toBe(true);
    const violation = new PermissionViolationError('not allowed', 'publish', 'users.get');
    expect(isDependencyFailure(rejected(violation))).toBe(false);
  });
});

it('closes a connection that is accepted after the shutdown began', async () => {
  const server = await fakeNats();
  const ending = new AbortController();
  const opening = openConnection(natsConnectionOptions(server.url, 'test'), ending.signal);
  ending.abort();
  expect(await opening).toBeUndefined();
  server.stop();
});

describe('rejectOnLoss', () => {
  const { signal } = new AbortController();
  let server: FakeNats;
  let connection: NatsConnection;
  beforeEach(async () => {
    server = await fakeNats();
    connection = await connect({ ...natsConnectionOptions(server.url, 'test'), reconnect: false });
  });
  afterEach(async () => {
    await connection.close();
    server.stop();
  });

  it.each(['live.*', 'users.get" using queue "users', '_INBOX.*'])(
    'rejects if NATS rejects the subscription "%s", but not for a rejected message',
    async (subject) => {
      const loss = rejectOnLoss(connection, signal);
      server.report('Permissions Violation for Publish to "users.events"');
      server.report(`Permissions Violation for Subscription to "${subject}"`);
      await expect(loss).rejects.toMatchObject({ cause: { operation: 'subscription' } });
    },
  );

  it('rejects if the connection closes by itself', async () => {
    const loss = rejectOnLoss(connection, signal);
    server.disconnect();
    await expect(loss).rejects.toThrow('closed for good');
  });

  it('does not reject at shutdown', async () => {
    const loss = rejectOnLoss(connection, AbortSignal.abort());
    server.report('Permissions Violation for Subscription to "live.*"');
    await connection.flush();
    await connection.close();
    await loss;
  });
});
