import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { CurrentUser } from '@rotadas/contracts/users/user';

import { DEMO_ACCOUNTS, fillDemoAccounts } from './demo-accounts.ts';

const NEWCOMER: CurrentUser = {
  ...{ id: 1, email: 'yeni@rotadas.example', fullName: 'Yeni Kişi', profileImage: null, rating: 0 },
  ...{ gender: 'unspecified', birthDate: null, phone: null, description: null, isAdmin: false },
  ...{ termsAccepted: false, isOnline: false, activeService: null, serviceFrom: null, serviceTo: null },
  ...{ serviceDescription: null, onlineDuration: null, serviceEndsAt: null, showPhone: null },
  ...{ latitude: null, longitude: null, lastLocationUpdate: null },
};

function fakeApi(rejections: number): { server: Server; accepted: () => number } {
  let left = rejections;
  let accepted = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/api/') && left > 0) {
      left -= 1;
      if (left % 2 === 0) return request.socket.destroy();
      response.writeHead(503, { 'retry-after': '0' });
      return response.end(JSON.stringify({ error: 'Şu anda yok', code: 'dependency-away' }));
    }
    if (path === '/api/users/accept-terms') accepted += 1;
    const signedIn = { localId: 'u', idToken: 't', refreshToken: 'r', expiresIn: '3600' };
    return response.end(JSON.stringify(path.startsWith('/api/') ? NEWCOMER : signedIn));
  });
  return { server, accepted: () => accepted };
}

describe('fillDemoAccounts', () => {
  let server: Server;
  const listen = async (rejections: number) => {
    const { accepted, ...made } = fakeApi(rejections);
    server = made.server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it has no port');
    const host = `127.0.0.1:${address.port}`;
    return { accepted, place: { emulatorHost: host, apiUrl: `http://${host}` } };
  };
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  it('retries calls that an unavailable service rejected or cut off, and logs it once', async () => {
    const { accepted, place } = await listen(2);
    const lines: string[] = [];
    await fillDemoAccounts(place, { log: (line) => lines.push(line) });
    expect(accepted()).toBe(DEMO_ACCOUNTS.length);
    expect(lines).toEqual([
      expect.stringMatching(/^The demo accounts are not complete \(ApiError: 503 dependency-away/),
      'The demo accounts are complete',
    ]);
  });

  it('stops retrying when it is stopped', async () => {
    const { accepted, place } = await listen(Number.POSITIVE_INFINITY);
    const stop = new AbortController();
    await fillDemoAccounts(place, { stopping: stop.signal, log: () => stop.abort() });
    expect(accepted()).toBe(0);
  });
});
