import type { Socket } from 'node:net';
import { toNetwork } from './to-network.js';

/** An IPv6 /64 counts as one address. */
export class AddressConnections {
  private readonly open = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** Counts the connection until its socket closes; false if the address has its maximum. */
  add(address: string, socket: Socket): boolean {
    const network = toNetwork(address);
    const count = this.open.get(network) ?? 0;
    if (count >= this.max) return false;
    this.open.set(network, count + 1);
    socket.once('close', () => this.remove(network));
    return true;
  }

  private remove(network: string): void {
    const left = (this.open.get(network) ?? 1) - 1;
    if (left === 0) this.open.delete(network);
    else this.open.set(network, left);
  }
}
