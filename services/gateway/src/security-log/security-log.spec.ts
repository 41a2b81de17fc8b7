import { once } from 'node:events';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { eventually } from '@rotadas/test-kit/eventually';
import { LiveClient } from '../../test/support/live-client.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

import { logSecurityEvent, securityLines } from './security-log.js';

const SPOT = { latitude: 39.9, longitude: 32.8 };

const Line = z.looseObject({ security: z.string() });
type Line = z.infer<typeof Line>;

describe('the security log', () => {
  const gateway = useGateway({
    LIVE_FRAMES_PER_SECOND: '1',
    LOCATION_LIMIT_PER_SECOND: '1',
  });

  const linesAbout = (event: string): Line[] =>
    gateway.logged.flatMap((line) => {
      const { data } = Line.safeParse(line);
      return data && (event === 'any' || data.security === event) ? [data] : [];
    });
  const lineWith = async (event: string, facts: object) => {
    await eventually(`a line about ${event}`, async () => {
      expect(linesAbout(event)).toContainEqual(expect.objectContaining(facts));
      return true;
    });
  };
  const PSEUDONYM = expect.stringMatching(/^[\w-]{16}$/);

  it('has a rejected sign-in, with a pseudonym of the address', async () => {
    const reply = await gateway.call('/api/users/me?access_token=secret-query', undefined, 'no-token');
    expect(reply.status).toBe(401);
    await lineWith('sign-in-refused', {
      code: 'token-invalid',
      method: 'GET',
      route: '/api/users/me',
      requestId: reply.headers.get('x-request-id'),
      address: PSEUDONYM,
    });
  });

  it('has a forbidden request, with a pseudonym of the user', async () => {
    expect((await gateway.call('/api/reports/page')).status).toBe(403);
    await lineWith('forbidden', { code: 'admin-required', user: PSEUDONYM, address: PSEUDONYM });
  });

  it('has a limit hit', async () => {
    await Promise.all(Array.from({ length: 5 }, () => gateway.call('/api/providers/location', SPOT)));
    await lineWith('limit-hit', { code: 'rate-limited', route: '/api/providers/location' });
  });

  it('has a rejected upgrade', async () => {
    const foreign = LiveClient.connect(gateway.url, { origin: 'https://evil.example' });
    await expect(foreign).rejects.toThrow('403');
    await lineWith('upgrade-refused', { code: 'origin-not-allowed', address: PSEUDONYM });
  });

  it('has a WebSocket closed for too many frames, and a rejected sign-in there', async () => {
    const client = await LiveClient.connect(gateway.url);
    client.send({ type: 'auth', token: 'no-token' });
    await lineWith('sign-in-refused', { code: 'token-invalid', route: 'live' });
    for (let frame = 0; frame < 5; frame += 1) client.watch();
    expect((await client.end()).code).toBe(4429);
    await lineWith('limit-hit', { code: 'rate-limited', route: 'live' });
  });

  it('has an unreadable request', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.resume();
    socket.write('no HTTP at all\r\n\r\n');
    await once(socket, 'close');
    await lineWith('unreadable', { code: 'input-invalid', address: PSEUDONYM });
  });

  it('combines repeated events, with a count', async () => {
    const about = () => linesAbout('sign-in-refused').filter(({ route }) => route === '/api/users/:id');
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => gateway.call('/api/users/5', undefined, '')),
    );
    expect(replies.every(({ status }) => status === 401)).toBe(true);
    await gateway.stop(); // counts are logged every few seconds and at shutdown
    const count = about().reduce((sum, { repeated = 1 }) => sum + Number(repeated), 0);
    expect(count).toBe(200);
    expect(about().length).toBeLessThan(10);
  });

  it('counts events of too many subjects together, and names none of them', () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    for (let userId = 0; userId < 300; userId += 1)
      for (let time = 0; time < 2; time += 1)
        logSecurityEvent('forbidden', { userId, address: `192.0.2.${userId}` }, {});
    log.mockClear();
    securityLines.writeSummary();
    const others = log.mock.calls.filter(([{ security }]) => security === 'others');
    expect(others).toEqual([[{ security: 'others', repeated: expect.any(Number) }]]);
    log.mockRestore();
  });

  it('names another address while one IPv6 network causes events from many', () => {
    securityLines.writeSummary();
    securityLines.writeSummary(); // forgets the subjects of other tests
    const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    for (let host = 1; host <= 300; host += 1)
      logSecurityEvent('sign-in-refused', { address: `2001:db8:1:2::${host}` }, {});
    logSecurityEvent('sign-in-refused', { address: '192.0.2.7' }, {});
    expect(log.mock.calls).toEqual([
      [{ security: 'sign-in-refused', address: PSEUDONYM }],
      [{ security: 'sign-in-refused', address: PSEUDONYM }],
    ]);
    log.mockRestore();
  });

  it('contains no token, query, name, email address or IP address', () => {
    const text = JSON.stringify(linesAbout('any'));
    expect(linesAbout('any').length).toBeGreaterThan(5);
    for (const secret of ['no-token', 'secret-query', '@rotadas', 'Ayşe', '127.0.0.1', 'eyJ'])
      expect(text).not.toContain(secret);
  });
});
