import { setTimeout as delay } from 'node:timers/promises';
import { LiveClient } from '@rotadas/test-kit/live/live-client';
import type { Account } from './accounts.ts';
import type { Spot } from './person.ts';
import type { RunningProduct } from './running-product.ts';

const REPLY_LIMIT_MS = 5_000;

/** Sends positions over a live connection, and reconnects, as the web app does. */
export class LiveSender {
  private readonly client: LiveClient;
  private isSignedIn = false;
  private seq = 0;
  private reply = Promise.withResolvers<number>();

  constructor({ url }: RunningProduct, { idToken }: Account) {
    this.client = new LiveClient({
      apiUrl: url,
      token: idToken,
      reconnects: true,
      onLoss: () => (this.isSignedIn = false),
      onFrame: (frame) => {
        if (frame.type === 'ready') this.isSignedIn = true;
        if (frame.type === 'ack' && frame.seq === this.seq) this.reply.resolve(204);
        if (frame.type === 'error') this.reply.resolve(503);
      },
    });
    void this.client.connect();
  }

  /** Resolves to 204 if it is acknowledged, as by HTTP. */
  async send({ latitude, longitude }: Spot): Promise<number> {
    if (!this.isSignedIn) {
      this.client.signIn();
      return 503;
    }
    this.seq += 1;
    this.reply = Promise.withResolvers();
    this.client.send({ type: 'position', seq: this.seq, latitude, longitude });
    return Promise.race([this.reply.promise, delay(REPLY_LIMIT_MS, 503)]);
  }

  stop(): void {
    this.client.end();
  }
}
