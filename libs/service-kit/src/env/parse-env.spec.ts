import { z } from 'zod';
import { Count, Port } from './env-primitives.js';
import { EnvError, parseEnv } from './parse-env.js';

const Schema = z.object({ PORT: Port.default(3000), LIMIT: Count(5), NATS_URL: z.url() });

describe('parseEnv', () => {
  it('uses defaults for missing and empty settings', () => {
    expect(parseEnv(Schema, { NATS_URL: 'nats://127.0.0.1:4222', LIMIT: ' ' })).toEqual({
      PORT: 3000,
      LIMIT: 5,
      NATS_URL: 'nats://127.0.0.1:4222',
    });
  });

  it('lists all faults', () => {
    const parse = () => parseEnv(Schema, { PORT: '99999', LIMIT: 'many' });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(/PORT.*\n.*LIMIT.*\n.*NATS_URL/);
  });
});
