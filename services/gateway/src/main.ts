import 'reflect-metadata';
import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';
import { createGateway } from './start/create-gateway.js';
import { listen } from './start/listen.js';

const env = loadEnv(GatewayEnv);
await listen(await createGateway(env), env);
