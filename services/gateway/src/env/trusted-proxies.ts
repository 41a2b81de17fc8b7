import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/**
 * Whether `address`, so many hops in front of the gateway, is a proxy whose word about its client
 * counts.
 */
export type IsProxy = (address: string, hop: number) => boolean;

const NOBODY = /^(false|0)$/;
const HOPS = /^[1-9]\d?$/;

/**
 * Whose X-Forwarded-For counts: nobody's (`false`, the default); that of so many proxies, one in
 * front of the other, where the gateway can be reached through them alone (`1`); or that of a
 * comma-separated list of addresses and subnets (`loopback, 10.0.0.0/8`).
 */
export const TrustedProxies = z
  .string()
  .trim()
  .default('false')
  .transform((text, context): IsProxy | false => {
    if (NOBODY.test(text)) return false;
    // By a function: Fastify takes a number for one that it cannot check, and trusts nobody.
    if (HOPS.test(text)) return (_address, hop) => hop < Number(text);
    const proxies = text.split(',').map((each) => each.trim());
    try {
      if (proxies.every(isNamedOrAddress)) return proxyAddr.compile(proxies);
    } catch {
      // A subnet of a length that there is not; it is refused as below.
    }
    context.addIssue({ code: 'custom', message: faultOf(text) });
    return z.NEVER;
  });

/** The subnets that have a name. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Whether `proxy` is one of them, an address or a subnet; `proxy-addr` also takes `100` and
 * `10.0.0` for addresses.
 */
function isNamedOrAddress(proxy: string): boolean {
  return NAMES.has(proxy) || isIP(proxy.split('/', 1)[0] ?? '') !== 0;
}

function faultOf(text: string): string {
  const wanted = 'give the number of proxies in front of the gateway, or their addresses (10.0.0.0/8, ::1)';
  return text === 'true' ? `true would believe whatever a client writes: ${wanted}` : wanted;
}
