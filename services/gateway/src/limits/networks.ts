import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

export interface Network {
  readonly name: string;
  /** The limit of the network, as a multiple of the limit of one address. */
  readonly factor: number;
}

/** One customer usually has a whole /64, and one site or small provider a whole /48. */
const [NARROW_BITS, WIDE_BITS] = [64, 48];

export const WIDE_FACTOR = 10;

/**
 * Returns the networks whose use is limited: an IPv4 address, or the /64 and /48 of an IPv6 one.
 */
export function toNetworks(address: string): readonly [Network, ...Network[]] {
  if (!ipaddr.isValid(address)) return [{ name: address, factor: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), factor: 1 }];
  return [
    { name: networkName(parsed, NARROW_BITS), factor: 1 },
    { name: networkName(parsed, WIDE_BITS), factor: WIDE_FACTOR },
  ];
}

/** Returns the network that one customer usually controls: /24 of IPv4, /48 of IPv6. */
export function toCustomerNetwork(address: string): Pick<Network, 'name'> {
  if (!ipaddr.isValid(address)) return { name: address };
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return { name: networkName(parsed, WIDE_BITS) };
  return { name: `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24` };
}

function networkName(address: ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

/** A digest, so that Redis stores no address. */
export function networkKey({ name }: Pick<Network, 'name'>): string {
  return hash('sha256', name, 'base64url').slice(0, 22);
}
