import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';

// V8 would learn to make the list in which ws gathers the parts of a message as an old object, from
// which all that was ever in it, each message, outlives the next collection (decision 0254).
setFlagsFromString('--no-allocation-site-pretenuring');

const env = loadEnv(GatewayEnv);

// Loaded only now, so that whoever has a fault in the settings hears of it at once.
const { createGateway } = await import('./start/create-gateway.js');
const { listen } = await import('./start/create-server.js');
await listen(await createGateway(env), env);
