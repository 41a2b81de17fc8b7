import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { UsersEnv } from './env.js';

const SERVERS = {
  MONGODB_URI: 'mongodb://127.0.0.1/rotadas',
  NATS_URL: 'nats://127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1',
  PERSONAL_DATA_KEY: 'a key that only these tests know, 123',
};

describe('UsersEnv', () => {
  it('requires ADMIN_EMAIL in production', () => {
    const production = { ...SERVERS, NODE_ENV: 'production' };
    expect(() => parseEnv(UsersEnv, production)).toThrow(/ADMIN_EMAIL: must be set in production/);
    const complete = { ...production, ADMIN_EMAIL: 'admin@rotadas.example' };
    expect(() => parseEnv(UsersEnv, complete)).not.toThrow();
  });
});
