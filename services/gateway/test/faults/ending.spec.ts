import { once } from 'node:events';
import { eventually } from '@rotadas/test-kit/eventually';
import type { TimeLimits } from '../../src/time-limits.js';
import { aToken } from '../support/a-token.js';
import { openRequest } from '../support/open-request.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';
import { connectHalfOpen } from '../support/half-open-client.js';

const HERE = { latitude: 39.9, longitude: 32.8 };

describe('on SIGTERM the gateway', () => {
  let testBed: TestBed;
  const begin = async (timeLimits?: Partial<TimeLimits>) =>
    void (testBed = await startTestBed({ LOCATION_LIMIT_PER_SECOND: '1000' }, timeLimits));
  afterEach(() => testBed.stop());

  const rejectsConnections = () =>
    eventually('new connections are rejected', () =>
      fetch(`${testBed.gateway.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );

  it('completes requests in progress, closes their connections and exits with code 0', async () => {
    await begin();
    const { url } = testBed.gateway;
    const tokens = [1, 2, 3, 4, 5].map((id) => aToken({ sub: `user-${id}` }));
    const release = Promise.withResolvers<undefined>();
    testBed.standIns.delay = release.promise;
    const users = tokens.map((token) => openRequest(`${url}/api/users/5`, token));
    await eventually('all users are requested', async () => testBed.standIns.waiting === users.length);
    // Last, with known tokens: positions have the shortest timeout.
    const positions = tokens.map((token) => openRequest(`${url}/api/providers/location`, token, HERE));
    await eventually('all questions have arrived', async () => {
      const { waiting, batches } = testBed.standIns;
      return batches.flat().length === tokens.length && waiting === users.length + batches.length;
    });
    testBed.gateway.terminate();
    await rejectsConnections();
    release.resolve(undefined);

    for (const { response } of users) {
      expect(await response).toMatchObject({ status: 200, connection: 'close' });
    }
    for (const { response } of positions) {
      expect(await response).toMatchObject({ status: 204, connection: 'close' });
    }
    await Promise.all([...users, ...positions].map(({ closed }) => closed));
    expect(await testBed.gateway.stop()).toBe(0);
    expect(testBed.gateway.output()).toBe('');
  });

  it('does not wait for an incomplete request, and exits with code 0', async () => {
    await begin({ shutdownTimeoutMs: 200 });
    const { response, socket } = connectHalfOpen(
      testBed.gateway.url,
      'POST /api/users/profile HTTP/1.1\r\nhost: a\r\n',
    );
    await once(socket, 'connect');
    testBed.gateway.terminate();
    await response;
    expect(await testBed.gateway.stop()).toBe(0);
    expect(testBed.gateway.output()).toBe('');
    socket.destroy();
  });

  it('closes idle keep-alive connections', async () => {
    await begin();
    const idle = openRequest(`${testBed.gateway.url}/healthz`, '');
    expect(await idle.response).toMatchObject({ status: 200, connection: 'keep-alive' });
    testBed.gateway.terminate();
    await idle.closed;
    expect(await testBed.gateway.stop()).toBe(0);
  });
});
