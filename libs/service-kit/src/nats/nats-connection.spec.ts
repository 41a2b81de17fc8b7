import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { NoRespondersError, TimeoutError } from '@nats-io/transport-node';
import { isDependencyFailure } from '../errors/dependency.js';
import { getConnection, followConnection } from './nats-connection.js';

describe('a failure of NATS', () => {
  it("is an error of the client's class, not of the same name", () => {
    const failures = [new TimeoutError(), new NoRespondersError('users.get')];
    expect(failures.map(isDependencyFailure)).toEqual([true, true]);
    const other = Object.assign(new Error('a fetch took too long'), { name: 'TimeoutError' });
    expect(isDependencyFailure(other)).toBe(false);
  });

  it('includes the error of a lost connection, which Nest passes on as a text', async () => {
    const client = new ClientNats({});
    jest.spyOn(client, 'connect').mockRejectedValue('Error: Connection lost. Trying to reconnect...');
    const error: unknown = await getConnection(client).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'dependency-away', retryAfter: 5 });
    expect(isDependencyFailure(error)).toBe(true);
  });
});

describe('followConnection', () => {
  it('calls every listener after each reconnect, even if one throws', async () => {
    Logger.overrideLogger(false);
    const client = new ClientNats({});
    const connection = {
      async *status() {
        for (const type of ['disconnect', 'reconnect', 'disconnect', 'reconnect']) yield { type };
      },
    };
    jest.spyOn(client, 'connect').mockResolvedValue(connection);
    jest.spyOn(client, 'unwrap').mockReturnValue(connection);
    const calls: boolean[] = [];
    const failing = () => {
      throw new Error('a listener failed');
    };
    await followConnection(client, [failing, (_connection, isFirst) => calls.push(isFirst)]);
    expect(calls).toEqual([true, false, false]);
  });
});
