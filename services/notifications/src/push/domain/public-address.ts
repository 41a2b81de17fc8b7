import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Azure's internal endpoint, although its address is in a public range. */
const AZURE_WIRESERVER = '168.63.129.16';

/** An IPv6 address that embeds an IPv4 address is judged by that one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv6' ? parsed.match(GLOBAL_UNICAST) : parsed.toString() !== AZURE_WIRESERVER;
}
