import { EnvError, parseEnv } from '@rotadas/service-kit/env/parse-env';
import { NotificationsEnv } from './env.js';

const SERVERS = {
  MONGODB_URI: 'mongodb://127.0.0.1/rotadas',
  REDIS_URL: 'redis://127.0.0.1',
  NATS_URL: 'nats://127.0.0.1',
};

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://rotadas.example' };

describe('NotificationsEnv', () => {
  it('requires neither a mail server nor keys, in production the public address', () => {
    expect(() => parseEnv(NotificationsEnv, { ...SERVERS, ...PRODUCTION })).not.toThrow();
  });

  it.each([
    ['a mail server without the secret', { SMTP_URL: 'smtp://127.0.0.1' }],
    ['a short secret', { SMTP_URL: 'smtp://127.0.0.1', UNSUBSCRIBE_SECRET: 'short' }],
    ['half a key pair', { VAPID_PUBLIC_KEY: 'key' }],
    ['production without a public address', { NODE_ENV: 'production' }],
    ['local endpoints in production', { ...PRODUCTION, PUSH_LOCAL_ORIGINS: 'http://127.0.0.1:1' }],
    ['local endpoints without NODE_ENV', { PUSH_LOCAL_ORIGINS: 'http://127.0.0.1:1' }],
  ])('rejects %s', (_what, settings) => {
    expect(() => parseEnv(NotificationsEnv, { ...SERVERS, ...settings })).toThrow(EnvError);
  });
});
