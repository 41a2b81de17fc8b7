import { setTimeout as delay } from 'node:timers/promises';
import { roundPoint } from '@rotadas/contracts/primitives/coordinates';
import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './live-client.js';
import { ANKARA, type LiveDeployment, tokenFor } from './live-deployment.js';

export const PROVIDERS: readonly [number, ...number[]] = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110];

export type Fleet = ReturnType<typeof startFleet>;

/** A provider that reconnects, as the web app does. */
class Driver {
  acknowledgedPosition = { latitude: 0, longitude: 0 };
  seq = 0;
  acknowledgedSeq = 0;
  private client: LiveClient | undefined;

  constructor(
    private readonly userId: number,
    private readonly deployment: LiveDeployment,
  ) {}

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
          this.acknowledgedPosition = position;
          this.acknowledgedSeq = seq;
          return true;
        }
        if (client.closed || client.errors.length > errors) return false;
        await delay(5);
      }
      return false;
    });
  }

  async acknowledged(): Promise<void> {
    const { seq } = this;
    await eventually(
      `a new position of ${this.userId} is acknowledged`,
      async () => this.acknowledgedSeq > seq,
    );
  }

  stop(): void {
    this.client?.close();
  }

  private async connection(): Promise<LiveClient> {
    if (this.client && !this.client.closed) return this.client;
    const { gateways } = this.deployment;
    const client = await this.deployment.connect(gateways[this.userId % gateways.length]);
    await client.signIn(tokenFor(this.userId));
    this.client = client;
    return client;
  }

  private place() {
    const step = (this.seq % 1_000) / 10_000;
    const [latitude, longitude] = [ANKARA.latitude + step, ANKARA.longitude + (this.userId % 10) / 100];
    return roundPoint({ latitude, longitude });
  }
}

/** Providers around Ankara, half of them at each gateway. */
export function startFleet(deployment: LiveDeployment) {
  const drivers = new Map(PROVIDERS.map((userId) => [userId, new Driver(userId, deployment)]));
  const all = (task: (driver: Driver) => Promise<void>) => Promise.all([...drivers.values()].map(task));
  const drive = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await all((driver) => driver.step());
  };
  return {
    /** A position that is not acknowledged is sent again. */
    drive,
    /** Drives until the returned function is called. */
    keepDriving() {
      let isDriving = true;
      const driven = all(async (driver) => {
        while (isDriving) await driver.step();
      });
      return async () => {
        isDriving = false;
        await driven;
      };
    },
    /** Waits until a new position of each provider is acknowledged. */
    acknowledged: async () => void (await all((driver) => driver.acknowledged())),
    lastPosition(userId: number) {
      const driver = drivers.get(userId);
      if (!driver) throw new Error(`user ${userId} does not drive`);
      return driver.acknowledgedPosition;
    },
    stop() {
      for (const driver of drivers.values()) driver.stop();
    },
  };
}
