import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { waitForServers } from './wait-for-servers.js';

describe('waitForServers', () => {
  afterEach(() => jest.restoreAllMocks());

  it('logs every 30 s which servers do not respond, until all do', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const reachable = async () => {
      now += 20_000;
      return { nats: true, mongodb: now > 60_000, redis: now > 100_000 };
    };
    await waitForServers({ reachable }, new AbortController().signal);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      { missing: ['mongodb', 'redis'] },
      { missing: ['redis'] },
    ]);
  });
});
