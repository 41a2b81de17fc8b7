import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { listen } from './create-server.js';

it('logs the address that the gateway listens on, and the port that the system chose', async () => {
  const lines: string[] = [];
  const app = {
    init: async () => undefined,
    getHttpAdapter: () => ({ getInstance: () => ({ listen: async () => 'http://127.0.0.1:4711' }) }),
    get: () => ({ log: (line: string) => lines.push(line) }),
  } as unknown as NestFastifyApplication;
  await listen(app, parseEnv(GatewayEnv, { HOST: '0.0.0.0', PORT: '0', FIREBASE_PROJECT_ID: 'own' }));
  expect(lines).toEqual(['The gateway listens on 0.0.0.0, port 4711']);
});
