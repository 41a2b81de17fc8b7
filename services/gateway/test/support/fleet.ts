import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './live-client.js';
import { ANKARA, type LiveWorld, tokenOf } from './live-world.js';

/** The users who drive. */
export const PROVIDERS: readonly [number, ...number[]] = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110];

/** Providers who drive around Ankara, half of them at each gateway. */
export interface Fleet {
  /** Sends so many positions, round by round; one that is not acknowledged is followed by a newer one. */
  drive(positions: number): Promise<void>;
  /** Where the position of a user that was acknowledged last lies. */
  lastOf(userId: number): { latitude: number; longitude: number };
  stop(): void;
}

/** One provider and its connection, which it makes anew whenever it is lost, as the web app does. */
class Driver {
  acknowledged = { latitude: 0, longitude: 0 };
  private client: LiveClient | undefined;
  private seq = 0;

  constructor(
    private readonly userId: number,
    private readonly world: LiveWorld,
  ) {}

  /** Sends a new position until one is acknowledged. */
  async step(): Promise<void> {
    await eventually(`a position of ${this.userId} is acknowledged`, async () => {
      const client = await this.connection();
      this.seq += 1;
      const position = this.place();
      client.send({ type: 'position', seq: this.seq, ...position });
      const { seq } = this;
      const errors = client.errors.length;
      for (let waited = 0; waited < 5_000; waited += 5) {
        if (client.acks.includes(seq)) {
          this.acknowledged = position;
          return true;
        }
        if (client.closed || client.errors.length > errors) return false;
        await delay(5);
      }
      return false;
    });
  }

  stop(): void {
    this.client?.close();
  }

  private async connection(): Promise<LiveClient> {
    if (this.client && !this.client.closed) return this.client;
    const { gateways } = this.world;
    const client = await this.world.connect(gateways[this.userId % gateways.length]);
    await client.signIn(tokenOf(this.userId));
    this.client = client;
    return client;
  }

  private place() {
    const step = (this.seq % 1_000) / 10_000;
    return { latitude: ANKARA.latitude + step, longitude: ANKARA.longitude + (this.userId % 10) / 100 };
  }
}

/** Connects them. */
export async function startFleet(world: LiveWorld): Promise<Fleet> {
  const drivers = new Map(PROVIDERS.map((userId) => [userId, new Driver(userId, world)]));
  return {
    async drive(positions) {
      const rounds = Math.ceil(positions / drivers.size);
      for (let round = 0; round < rounds; round += 1) {
        await Promise.all([...drivers.values()].map((driver) => driver.step()));
      }
    },
    lastOf(userId) {
      const driver = drivers.get(userId);
      if (!driver) throw new Error(`user ${userId} does not drive`);
      return driver.acknowledged;
    },
    stop() {
      for (const driver of drivers.values()) driver.stop();
    },
  };
}
