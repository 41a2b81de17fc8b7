import { setTimeout as sleep } from 'node:timers/promises';

/** One request, again and again; resolves with the status of its answer. */
export type Asking = (round: number) => Promise<number>;

/** What came of a load. */
export interface LoadResult {
  /** Answered requests by their name. */
  readonly answered: ReadonlyMap<string, number>;
  /** What was not answered as it should, and how often. */
  readonly failed: ReadonlyMap<string, number>;
}

/** Requests that are repeated at the same time until they are told to stop. */
export class SteadyLoad {
  private readonly answered = new Map<string, number>();
  private readonly failed = new Map<string, number>();
  private readonly under: Promise<void>[] = [];
  private isOver = false;

  /** Repeats a request, `pauseMs` after each answer; any status but these counts as failed. */
  repeat(name: string, pauseMs: number, asking: Asking, statuses: readonly number[] = [200]): void {
    const run = async () => {
      for (let round = 0; !this.isOver; round += 1) {
        try {
          const status = await asking(round);
          if (!statuses.includes(status)) count(this.failed, `${name}: ${status}`);
        } catch (error) {
          count(this.failed, `${name}: ${String(error)} ${String((error as Error).cause)}`);
        }
        count(this.answered, name);
        await sleep(pauseMs);
      }
    };
    this.under.push(run());
  }

  /** Ends it after the requests under way. */
  async stop(): Promise<LoadResult> {
    this.isOver = true;
    await Promise.all(this.under);
    return { answered: this.answered, failed: this.failed };
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
