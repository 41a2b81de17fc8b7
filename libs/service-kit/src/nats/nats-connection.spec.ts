import { jest } from '@jest/globals';
import { ClientNats } from '@nestjs/microservices';
import { NoRespondersError, TimeoutError } from '@nats-io/transport-node';
import { isDependencyFailure } from '../errors/dependency.js';
import { connectionOf } from './nats-connection.js';

describe('a failure of NATS', () => {
  it('is an error of the class of its client, not of the same name', () => {
    const failures = [new TimeoutError(), new NoRespondersError('users.get')];
    expect(failures.map(isDependencyFailure)).toEqual([true, true]);
    const other = Object.assign(new Error('a fetch took too long'), { name: 'TimeoutError' });
    expect(isDependencyFailure(other)).toBe(false);
  });

  it('is what a lost connection throws, of which Nest passes on only a text', async () => {
    const client = new ClientNats({});
    jest.spyOn(client, 'connect').mockRejectedValue('Error: Connection lost. Trying to reconnect...');
    const error: unknown = await connectionOf(client).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'dependency-away', retryAfter: 5 });
    expect(isDependencyFailure(error)).toBe(true);
  });
});
