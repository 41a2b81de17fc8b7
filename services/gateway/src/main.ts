import 'reflect-metadata';
import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

const env = loadEnv(GatewayEnv);

// Loaded only now, so that whoever has a fault in the settings hears of it at once.
const { createGateway } = await import('./start/create-gateway.js');
const { listen } = await import('./start/listen.js');
await listen(await createGateway(env), env);
