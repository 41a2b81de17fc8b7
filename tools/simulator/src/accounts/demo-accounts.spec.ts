import { jest } from '@jest/globals';
import { DEMO_ACCOUNTS, fillDemoAccounts } from './demo-accounts.ts';

const NEWCOMER = { termsAccepted: false, phone: null, birthDate: null };
const SIGNED_IN = { localId: 'u', idToken: 't', expiresIn: '3600' };
const PLACE = { emulatorHost: 'auth.example', apiUrl: 'http://api.example' };

/** Cuts off or rejects the first calls of the API; returns the paths of the others. */
function stubCalls(rejections: number): string[] {
  const paths: string[] = [];
  let left = rejections;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { host, pathname } = new URL(String(address));
    if (host === PLACE.emulatorHost) return Response.json(SIGNED_IN);
    left -= 1;
    if (left >= 0 && left % 2 === 0) throw new TypeError('fetch failed');
    if (left >= 0) {
      const body = { error: 'Şu anda yok', code: 'service-unavailable' };
      return Response.json(body, { status: 503, headers: { 'retry-after': '0' } });
    }
    paths.push(pathname);
    return Response.json(NEWCOMER);
  });
  return paths;
}

describe('fillDemoAccounts', () => {
  afterEach(() => jest.restoreAllMocks());

  it('retries calls that an unavailable service rejected or cut off, and logs it once', async () => {
    const paths = stubCalls(2);
    const lines: string[] = [];
    await fillDemoAccounts(PLACE, { log: (line) => lines.push(line) });
    expect(paths.filter((path) => path === '/api/users/accept-terms')).toHaveLength(DEMO_ACCOUNTS.length);
    expect(lines).toEqual([
      expect.stringMatching(/^The demo accounts are not complete \(ApiError: 503 service-unavailable/),
      'The demo accounts are complete',
    ]);
  });

  it('stops retrying when it is stopped', async () => {
    const paths = stubCalls(Number.POSITIVE_INFINITY);
    const stop = new AbortController();
    await fillDemoAccounts(PLACE, { stopping: stop.signal, log: () => stop.abort() });
    expect(paths).toEqual([]);
  });
});
