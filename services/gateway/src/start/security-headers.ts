import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GatewayEnv } from '../env.js';
import { contentPolicy } from './content-policy.js';

/** How long browsers remember to come by HTTPS only, s: half a year. */
const HSTS_SECONDS = 15_552_000;

/** Sets the headers that keep a browser on the safe side, on every answer. */
export async function useSecurityHeaders(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }, // the Google popup answers its opener
    crossOriginEmbedderPolicy: false, // map tiles and profile pictures come from elsewhere
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }, // keys of Google Maps are bound to it
    strictTransportSecurity: demandsHttps(env) ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  });
}

function demandsHttps({ NODE_ENV, HOST, HSTS }: GatewayEnv): boolean {
  return HSTS && NODE_ENV === 'production' && !/^(127\.|localhost$|::1$)/.test(HOST);
}
