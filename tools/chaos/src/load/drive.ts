import { setTimeout as delay } from 'node:timers/promises';

/** Between two looks at the clock, ms. */
const TICK_MS = 20;

/** Lets all move again and again, evenly spread over time; who joins moves along. */
export class Drive {
  private readonly movers: readonly { step(): void }[];
  private readonly everyMs: number;
  private isOver = false;
  private moving = Promise.resolve();

  /** @param everyMs between two steps of each */
  constructor(movers: readonly { step(): void }[], everyMs: number) {
    this.movers = movers;
    this.everyMs = everyMs;
  }

  begin(): void {
    this.moving = this.run();
  }

  /** Ends it once each has moved once more. */
  async stop(): Promise<void> {
    await delay(this.everyMs + TICK_MS);
    this.isOver = true;
    await this.moving;
  }

  private async run(): Promise<void> {
    let next = 0;
    let due = 0;
    for (let last = performance.now(); !this.isOver; await delay(TICK_MS)) {
      const now = performance.now();
      due += ((now - last) / this.everyMs) * this.movers.length;
      last = now;
      for (; due >= 1; due -= 1) {
        this.movers[next % this.movers.length]?.step();
        next += 1;
      }
    }
  }
}
