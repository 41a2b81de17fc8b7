import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { GatewayEnv } from '../env.js';
import { contentPolicy } from './content-policy.js';
import { PERMISSIONS_POLICY } from './permissions-policy.js';

/** How long browsers remember to come by HTTPS only, s: half a year. */
const HSTS_SECONDS = 15_552_000;

/** About the host instead of what an answer holds. */
const HSTS_HEADER = 'strict-transport-security';

type Headers = Readonly<Record<string, string>>;

type StrictTransportSecurity = Exclude<HelmetOptions['strictTransportSecurity'], undefined>;

/** The headers that keep a browser on the safe side. */
export interface SecurityHeaders {
  /**
   * For what a browser may show: pages, the API's description, and answers of the router itself.
   */
  readonly page: Headers;
  /** For answers of the API, which are never shown as a page. */
  readonly api: Headers;
  /**
   * For answers without content, of which there is one for every position: nothing in them needs
   * protection.
   */
  readonly withoutContent: Headers;
}

/**
 * They depend on the settings and the built pages alone, so they are made once; helmet itself would
 * make them anew for every request.
 *
 * @param inlineScripts sources that stand for the scripts within the pages
 */
export function securityHeaders(env: GatewayEnv, inlineScripts: readonly string[]): SecurityHeaders {
  const api = headersBy(apiOptions(env));
  const withoutContent = Object.fromEntries(Object.entries(api).filter(([name]) => name === HSTS_HEADER));
  const page = { ...headersBy(pageOptions(env, inlineScripts)), 'permissions-policy': PERMISSIONS_POLICY };
  return { page, api, withoutContent };
}

function headersBy(options: HelmetOptions): Headers {
  const nobody = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(nobody.req, nobody, (fault) => {
    if (fault) throw new Error('helmet made no headers', { cause: fault });
  });
  return Object.fromEntries(
    Object.entries(nobody.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function pageOptions(env: GatewayEnv, inlineScripts: readonly string[]): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env, inlineScripts) },
    // The Google popup answers its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false, // map tiles and profile pictures come from elsewhere
    // Keys of Google Maps are bound to the referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: transportSecurity(env),
  };
}

function apiOptions(env: GatewayEnv): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: transportSecurity(env),
    // These are about documents and plug-ins.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

function transportSecurity(env: GatewayEnv): StrictTransportSecurity {
  return demandsHttps(env) ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false;
}

function demandsHttps({ NODE_ENV, HOST, HSTS }: GatewayEnv): boolean {
  return HSTS && NODE_ENV === 'production' && !/^(127\.|localhost$|::1$)/.test(HOST);
}
