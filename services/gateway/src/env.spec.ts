import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

describe('the settings', () => {
  it('refuse production without the address of the admin', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => parseEnv(GatewayEnv, production)).toThrow(/ADMIN_EMAIL: must be set in production/);
    const complete = { ...production, ADMIN_EMAIL: 'admin@rotadas.example' };
    expect(() => parseEnv(GatewayEnv, complete)).not.toThrow();
  });
});
