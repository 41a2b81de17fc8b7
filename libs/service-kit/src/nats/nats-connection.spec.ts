import {
  NoRespondersError,
  PermissionViolationError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import { isDependencyFailure } from '../errors/dependency.js';
import { rejectOnClose } from './nats-connection.js';

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

describe('rejectOnClose', () => {
  const cause = new Error('given up');
  const connection = { closed: async () => cause };

  it('rejects if the connection closes by itself', async () => {
    const { signal } = new AbortController();
    await expect(rejectOnClose(connection, signal)).rejects.toMatchObject({ cause });
  });

  it('does not reject at shutdown', async () => {
    await rejectOnClose(connection, AbortSignal.abort());
  });
});
