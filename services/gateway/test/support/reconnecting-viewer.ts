import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveUpsert } from '@rotadas/contracts/live/server-frame';
import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './live-client.js';

/** How long it waits before it connects again, ms; the web app begins with as much. */
const RECONNECT_MS = 250;

/** A viewer of Ankara that makes its connection anew whenever it is lost, as the web app does. */
export class ReconnectingViewer {
  private client: LiveClient | undefined;
  private isLooking = true;

  /** @param connect makes a connection, and rejects while nobody is there */
  constructor(private readonly connect: () => Promise<LiveClient>) {
    void this.look();
  }

  /** What its map shows; nothing before the first snapshot of a connection. */
  get providers(): ReadonlyMap<number, LiveUpsert> {
    return this.client?.providers ?? new Map();
  }

  /** Why the connection was lost that is open now. */
  async loss(): Promise<{ code: number; reason: string }> {
    const { client } = this;
    if (!client) throw new Error('it was never connected');
    return client.end();
  }

  /** Waits until its map shows somebody. */
  async sees(userId: number): Promise<void> {
    await eventually(`${userId} is seen`, async () => this.providers.has(userId));
  }

  async seesNot(userId: number): Promise<void> {
    await eventually(`${userId} is not seen`, async () => !this.providers.has(userId));
  }

  stop(): void {
    this.isLooking = false;
    this.client?.close();
  }

  private async look(): Promise<void> {
    while (this.isLooking) {
      const client = await this.connect().catch(() => undefined);
      if (client && !client.closed) {
        this.client = client;
        client.watch();
        await once(client.socket, 'close');
      }
      await delay(RECONNECT_MS);
    }
  }
}
