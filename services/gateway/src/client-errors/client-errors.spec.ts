import { useGateway } from '../../test/support/in-process-gateway.js';

const CRASH = {
  source: 'boundary',
  name: 'TypeError',
  message: 'no user ece@rotadas.example',
  page: '/profile',
  frames: ['/assets/home-Dfba8r5J.js:1:2045'],
};

describe('errors of the web app', () => {
  const gateway = useGateway();

  it('are counted, logged without personal data and limited per address', async () => {
    const report = async () => (await gateway.call('/api/client-errors', CRASH, '')).status;
    for (let reports = 0; reports < 10; reports += 1) expect(await report()).toBe(204);
    expect(await report()).toBe(429);
    expect(await gateway.metrics()).toContain('rotadas_client_errors_total{source="boundary"} 10');
    expect(gateway.logged).toContainEqual({ clientError: { ...CRASH, message: 'no user <address>' } });
  });
});
