import { jest } from '@jest/globals';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { Api } from './api.ts';

const GO_OFFLINE = { body: { isOnline: false } } as const;
const OFFLINE = { isOnline: false, offer: null, endsAt: null, position: null };
const UNAVAILABLE = { error: 'Şu anda yok', code: 'unavailable' };

describe('callUntilDone', () => {
  afterEach(() => jest.restoreAllMocks());

  const callThat = async (statuses: number[], giveUpAfterMs: number) => {
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      now += 400;
      const status = statuses.shift() ?? 503;
      return Response.json(status === 200 ? OFFLINE : UNAVAILABLE, { status });
    });
    const api = new Api('http://api.example', giveUpAfterMs);
    return { api, result: await api.callUntilDone(providersCalls.setStatus, 'token', GO_OFFLINE) };
  };

  it('repeats a call until it has the declared status', async () => {
    const { api, result } = await callThat([503, 202, 200], 60_000);
    expect(result).toEqual(OFFLINE);
    expect([api.calls, api.failed, api.givenUp]).toEqual([3, { 202: 1, 503: 1 }, []]);
  });

  it('gives up after a time limit and keeps the last error', async () => {
    const { api, result } = await callThat([], 500);
    expect(result).toBeUndefined();
    const { method, path } = providersCalls.setStatus;
    expect(api.givenUp).toEqual([`${method} ${path}: ApiError: 503 unavailable: Şu anda yok`]);
    expect(api.calls).toBe(2);
  });
});
