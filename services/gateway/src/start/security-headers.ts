import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { GatewayEnv } from '../env.js';
import { contentPolicy } from './content-policy.js';

/** How long browsers remember to come by HTTPS only, s: half a year. */
const HSTS_SECONDS = 15_552_000;

/**
 * The headers that keep a browser on the safe side, for every answer. They depend on the settings alone, so they are made
 * once; helmet itself would make them anew for every request.
 */
export function securityHeaders(env: GatewayEnv): Readonly<Record<string, string>> {
  const nobody = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(env))(nobody.req, nobody, (fault) => {
    if (fault) throw new Error('helmet made no headers', { cause: fault });
  });
  return Object.fromEntries(
    Object.entries(nobody.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function helmetOptions(env: GatewayEnv): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }, // the Google popup answers its opener
    crossOriginEmbedderPolicy: false, // map tiles and profile pictures come from elsewhere
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }, // keys of Google Maps are bound to it
    strictTransportSecurity: demandsHttps(env) ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  };
}

function demandsHttps({ NODE_ENV, HOST, HSTS }: GatewayEnv): boolean {
  return HSTS && NODE_ENV === 'production' && !/^(127\.|localhost$|::1$)/.test(HOST);
}
