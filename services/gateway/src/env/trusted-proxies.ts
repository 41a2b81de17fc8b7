import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** Whether `address`, `hop` hops before the gateway, is a trusted proxy. */
export type IsProxy = (address: string, hop: number) => boolean;

const NO_PROXY = /^(false|0)$/;
const HOPS = /^[1-9]\d?$/;

/** `false`, the number of proxies in a row, or addresses and subnets (`loopback, 10.0.0.0/8`). */
export const TrustedProxies = z
  .string()
  .trim()
  .default('false')
  .transform((text, context): IsProxy | false => {
    if (NO_PROXY.test(text)) return false;
    // Fastify would trust no proxy if it were given a number instead of a function.
    if (HOPS.test(text)) return (_address, hop) => hop < Number(text);
    const proxies = text.split(',').map((each) => each.trim());
    try {
      if (proxies.every(isNamedOrAddress)) return proxyAddr.compile(proxies);
    } catch {
      // `compile` throws if an entry is no address or subnet; the issue below rejects the text.
    }
    context.addIssue({ code: 'custom', message: describeFault(text) });
    return z.NEVER;
  });

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `proxy-addr` also accepts `100` and `10.0.0` as addresses. */
function isNamedOrAddress(proxy: string): boolean {
  return NAMES.has(proxy) || isIP(proxy.split('/', 1)[0] ?? '') !== 0;
}

function describeFault(text: string): string {
  const expected = 'give the number of proxies in front of the gateway, or their addresses (10.0.0.0/8, ::1)';
  return text === 'true' ? `true would trust the header of any client: ${expected}` : expected;
}
