import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out; nothing else belongs to the public internet. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Public by its number, but where a cloud (Azure) answers its own machines alone. */
const OF_A_CLOUD = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private or local
 * network, a cloud's metadata, nor to a range that carries another address in it. IPv6 that stands
 * for IPv4 is judged by what it stands for.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv6' ? parsed.match(GIVEN_OUT) : parsed.toString() !== OF_A_CLOUD;
}
