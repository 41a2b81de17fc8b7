import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

// Otherwise V8 learns to allocate the list in which ws collects the parts of a message as an old
// object, which keeps each message alive until a full garbage collection.
setFlagsFromString('--no-allocation-site-pretenuring');

const env = loadEnv(GatewayEnv);

// Loaded only now, so that whoever has a fault in the settings hears of it at once.
const { createGateway } = await import('./start/create-gateway.js');
const { listen } = await import('./start/create-server.js');
await listen(await createGateway(env), env);
