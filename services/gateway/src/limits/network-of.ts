import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * How much of an IPv6 address tells networks apart, bits: whoever has one address has the whole /64
 * below it.
 */
const NETWORK_BITS = 64;

/**
 * What counts as one address: an IPv4 address, in whichever form it is written, or the /64 of an
 * IPv6 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** The key of a limit per network in Redis: a digest, so that Redis holds no address. */
export function addressKey(address: string): string {
  return hash('sha256', networkOf(address), 'base64url').slice(0, 22);
}
