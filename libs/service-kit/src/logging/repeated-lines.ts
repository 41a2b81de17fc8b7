/** Between two summaries of how often a line was repeated, ms. */
const TELL_EVERY_MS = 5_000;

/** Kinds of lines that are counted apart at a time; all others count as one more. */
const KINDS_MAX = 200;
const OTHERS = 'others';

/** Writes the summary: a line of the kind, with how often it came since the last one. */
export type Tell = (count: number) => void;

interface Kind {
  count: number;
  tell: Tell;
}

/**
 * Keeps a repeated line from flooding the log: the first of its kind is written, its repetitions
 * are counted and summed up every few seconds for as long as they come.
 */
export class RepeatedLines {
  private readonly kinds = new Map<string, Kind>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * Whether to write a line of this kind now; one that is not is counted, and the latest `tell`
   * writes the summary.
   */
  admits(kind: string, tell: Tell): boolean {
    const key = this.kinds.has(kind) || this.kinds.size < KINDS_MAX ? kind : OTHERS;
    const known = this.kinds.get(key);
    if (!known) {
      this.kinds.set(key, { count: 0, tell });
      return true;
    }
    known.count += 1;
    known.tell = tell;
    return false;
  }

  /**
   * Writes the summaries; a kind that was not repeated since the last time is written at once when
   * it comes again.
   */
  tell(): void {
    for (const [kind, { count, tell }] of [...this.kinds]) {
      if (count === 0) this.kinds.delete(kind);
      else {
        this.kinds.set(kind, { count: 0, tell });
        tell(count);
      }
    }
  }

  /** Writes the summaries every few seconds from now on. */
  onModuleInit(): void {
    this.timer = setInterval(() => this.tell(), TELL_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.tell();
  }
}
