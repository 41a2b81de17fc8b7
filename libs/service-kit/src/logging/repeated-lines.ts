const SUMMARY_INTERVAL_MS = 5_000;

/** Maximum number of separately counted kinds; all others share a count. */
const KINDS_MAX = 200;
const OTHERS = 'others';

/** If `areOthers`, the lines are of different kinds and the summary must not name one of them. */
export type LogSummary = (count: number, areOthers: boolean) => void;

interface Kind {
  count: number;
  logSummary: LogSummary;
}

/** Logs the first line of a kind, counts its repetitions and logs summaries. */
export class RepeatedLines {
  private readonly kinds = new Map<string, Kind>();
  private timer: NodeJS.Timeout | undefined;

  /** Whether to log this line; otherwise it is counted, and the latest callback logs the count. */
  admits(kind: string, logSummary: LogSummary): boolean {
    const key = this.kinds.has(kind) || this.kinds.size < KINDS_MAX ? kind : OTHERS;
    const known = this.kinds.get(key);
    if (!known) {
      this.kinds.set(key, { count: 0, logSummary });
      return true;
    }
    known.count += 1;
    known.logSummary = logSummary;
    return false;
  }

  /** Logs the summaries, and forgets kinds that were not repeated. */
  writeSummary(): void {
    for (const [kind, { count, logSummary }] of [...this.kinds]) {
      if (count === 0) this.kinds.delete(kind);
      else {
        this.kinds.set(kind, { count: 0, logSummary });
        logSummary(count, kind === OTHERS);
      }
    }
  }

  onModuleInit(): void {
    this.timer = setInterval(() => this.writeSummary(), SUMMARY_INTERVAL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.writeSummary();
  }
}
