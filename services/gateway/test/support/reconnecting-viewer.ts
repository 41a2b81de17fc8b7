import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveUpsert } from '@rotadas/contracts/live/server-frame';
import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './live-client.js';

/** Delay, ms, as in the web app. */
const RECONNECT_MS = 250;

/** A viewer of Ankara that reconnects, as the web app does. */
export class ReconnectingViewer {
  private client: LiveClient | undefined;
  private isLooking = true;

  constructor(private readonly connect: () => Promise<LiveClient>) {
    void this.look();
  }

  get providers(): ReadonlyMap<number, LiveUpsert> {
    return this.client?.providers ?? new Map();
  }

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
