import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves to the status of a response. */
export type SendRequest = (round: number) => Promise<number>;

export interface LoadResult {
  /** By name. */
  readonly succeeded: ReadonlyMap<string, number>;
  /** By error. */
  readonly failed: ReadonlyMap<string, number>;
}

export class SteadyLoad {
  private readonly succeeded = new Map<string, number>();
  private readonly failed = new Map<string, number>();
  private readonly under: Promise<void>[] = [];
  private isOver = false;

  /** Repeats a request with `pauseMs` between; any other status counts as failed. */
  repeat(name: string, pauseMs: number, sendRequest: SendRequest, statuses: readonly number[] = [200]): void {
    const run = async () => {
      for (let round = 0; !this.isOver; round += 1) {
        try {
          const status = await sendRequest(round);
          if (statuses.includes(status)) count(this.succeeded, name);
          else count(this.failed, `${name}: ${status}`);
        } catch (error) {
          count(this.failed, `${name}: ${String(error)} ${String((error as Error).cause)}`);
        }
        await sleep(pauseMs);
      }
    };
    this.under.push(run());
  }

  /** The number of requests that fail within `ms`. */
  async failuresWithin(ms: number): Promise<number> {
    const sum = () => [...this.failed.values()].reduce((all, each) => all + each, 0);
    const before = sum();
    await sleep(ms);
    return sum() - before;
  }

  async stop(): Promise<LoadResult> {
    this.isOver = true;
    await Promise.all(this.under);
    return { succeeded: this.succeeded, failed: this.failed };
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, times]) => `${times} ${name}`).join(', ') || 'none failed';
