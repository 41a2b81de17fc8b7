import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** One customer usually has a whole /64. */
const NETWORK_BITS = 64;

/** IPv4 in its plain form, or the /64 of an IPv6 address. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** A digest, so that Redis stores no address. */
export function addressKey(address: string): string {
  return hash('sha256', toNetwork(address), 'base64url').slice(0, 22);
}
