import { setTimeout as delay } from 'node:timers/promises';

/** Work that is repeated until it is told to stop, each time to its end. */
export class Rounds {
  private readonly under: Promise<void>[] = [];
  private isOver = false;

  /** Repeats it, `pauseMs` after each time, the first time after some part of that. */
  repeat(pauseMs: number, work: (round: number) => Promise<void>): void {
    this.under.push(this.run(pauseMs, work));
  }

  /** Ends it after what is under way. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.under);
  }

  private async run(pauseMs: number, work: (round: number) => Promise<void>): Promise<void> {
    await delay(Math.random() * pauseMs);
    for (let round = 1; !this.isOver; round += 1) {
      await work(round);
      await delay(pauseMs);
    }
  }
}
