import { readLauncherEnv } from './env.ts';

describe('readLauncherEnv', () => {
  it('has the documented defaults', () => {
    expect(readLauncherEnv({ PORT: '' })).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      AUTH_EMULATOR_PORT: 9099,
      DATA_DIR: '.data',
      ADMIN_EMAIL: 'admin@rotadas.example',
      DEMO_PROVIDERS: 40,
    });
  });

  it('accepts as many demo providers as the simulator', () => {
    for (const DEMO_PROVIDERS of ['0', '1000'])
      expect(readLauncherEnv({ DEMO_PROVIDERS }).DEMO_PROVIDERS).toBe(Number(DEMO_PROVIDERS));
    expect(() => readLauncherEnv({ DEMO_PROVIDERS: '1001' })).toThrow(/DEMO_PROVIDERS:.*1000/);
  });

  it('accepts several addresses of one server', () => {
    const given = {
      MONGODB_URI: 'mongodb://u:p@a:1,b:2/rotadas?replicaSet=rs',
      REDIS_URL: 'rediss://u:p@a:1,b:2',
      NATS_URL: 'tls://u:p@a:1,b:2',
    };
    expect(readLauncherEnv(given)).toMatchObject(given);
    expect(() => readLauncherEnv({ REDIS_URL: 'redis://,b' })).toThrow(/REDIS_URL:/);
  });

  it('lists every fault', () => {
    const source = { PORT: 'http', ADMIN_EMAIL: 'nobody', MONGODB_URI: 'redis://there' };
    expect(() => readLauncherEnv(source)).toThrow(/PORT:[^]*ADMIN_EMAIL:[^]*MONGODB_URI:/);
  });
});
