import type { Socket } from 'node:net';
import { type Network, toNetworks } from './networks.js';

export class AddressConnectionLimit {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly max: number,
    /** Limit of any network, whatever its size. */
    private readonly networkMax = Number.POSITIVE_INFINITY,
  ) {}

  /** Counts the connection until its socket closes; false if the address has its maximum. */
  add(address: string, socket: Socket): boolean {
    const networks = toNetworks(address);
    if (networks.some((network) => this.count(network) >= this.limitFor(network))) return false;
    for (const network of networks) this.open.set(network.name, this.count(network) + 1);
    socket.once('close', () => networks.forEach((network) => this.remove(network)));
    return true;
  }

  private limitFor({ factor }: Network): number {
    return Math.min(this.max * factor, this.networkMax);
  }

  private count({ name }: Network): number {
    return this.open.get(name) ?? 0;
  }

  private remove(network: Network): void {
    const left = this.count(network) - 1;
    if (left > 0) this.open.set(network.name, left);
    else this.open.delete(network.name);
  }
}
