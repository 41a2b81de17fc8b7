import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { Api } from './api.ts';

const GO_OFFLINE = { body: { isOnline: false } } as const;
const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };
const REFUSAL = { code: 'unavailable' };

describe('callUntilDone', () => {
  let statuses: number[] = [];
  /** Time of a fake clock; each call takes 400 ms. */
  let now = 0;
  const server = createServer((_, response) => {
    now += 400;
    const status = statuses.shift() ?? 503;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? OFFLINE : REFUSAL));
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });
  afterEach(() => jest.restoreAllMocks());
  const apiThat = (giveUpAfterMs: number): Api =>
    new Api(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { giveUpAfterMs });

  it('repeats a call until it succeeds', async () => {
    statuses = [503, 200];
    const api = apiThat(60_000);
    expect(await api.callUntilDone(providersCalls.setStatus, 'token', GO_OFFLINE)).toEqual(OFFLINE);
    expect([api.calls, api.failed, api.givenUp]).toEqual([2, { 503: 1 }, []]);
  });

  it('gives up after a time limit and keeps the last response', async () => {
    statuses = [];
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const api = apiThat(500);
    expect(await api.callUntilDone(providersCalls.setStatus, 'token', GO_OFFLINE)).toBeUndefined();
    const { method, path } = providersCalls.setStatus;
    expect(api.givenUp).toEqual([`${method} ${path}: 503 {"code":"unavailable"}`]);
    expect(api.calls).toBe(2);
  });
});
