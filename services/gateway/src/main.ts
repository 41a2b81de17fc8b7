import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

// Disables pretenuring: V8 would promote the fragment arrays of ws and keep each message until a
// full collection.
setFlagsFromString('--no-allocation-site-pretenuring');

const env = loadEnv(GatewayEnv);

// Imported late, so that a fault in the settings is reported first.
const { createGateway } = await import('./start/create-gateway.js');
const { listen } = await import('./start/create-server.js');
await listen(await createGateway(env), env);
