import { runToEnd } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('start and end', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  it('says in one line that its port is taken, and ends', async () => {
    const { port } = new URL(testBed.gateway.url);
    const { code, output } = await runToEnd({
      PORT: port,
      REDIS_URL: testBed.redis.url,
      NATS_URL: testBed.nats.url,
    });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`),
    ]);
  });

  it.each(['production', 'staging', 'Development', undefined])(
    'refuses an emulator with NODE_ENV=%s, since anyone could sign in as anyone',
    async (nodeEnv) => {
      const { code, output } = await runToEnd({
        ...(nodeEnv && { NODE_ENV: nodeEnv }),
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      });
      expect(code).toBe(1);
      expect(output).toContain(
        'FIREBASE_AUTH_EMULATOR_HOST: is taken with NODE_ENV=development or NODE_ENV=test only',
      );
    },
  );

  it('refuses to trust whoever says to be a proxy, and lists every other fault too', async () => {
    const { code, output } = await runToEnd({ TRUST_PROXY: 'true', PORT: 'x', REDIS_URL: 'nowhere' });
    expect(code).toBe(1);
    expect(output).toContain('TRUST_PROXY: true would believe whatever a client writes');
    expect(output).toMatch(/PORT.*\n.*REDIS_URL/);
  });

  it('refuses to run with a measurement id and half of a Firebase configuration', async () => {
    const { code, output } = await runToEnd({ FIREBASE_MEASUREMENT_ID: 'G-1', FIREBASE_PROJECT_ID: 'own' });
    expect(code).toBe(1);
    expect(output).not.toContain('FIREBASE_PROJECT_ID');
    for (const setting of ['FIREBASE_API_KEY', 'FIREBASE_APP_ID'])
      expect(output).toContain(`${setting}: must be set together with FIREBASE_MEASUREMENT_ID`);
  });
});
