/** Between two tellings of how often a line was repeated, ms. */
const TELL_EVERY_MS = 5_000;

/** Kinds of lines that are told apart at a time; all others count as one more. */
const KINDS_MAX = 200;
const OTHERS = 'others';

/** Writes the line that tells how often its like came since the last telling. */
export type Tell = (count: number) => void;

interface Kind {
  count: number;
  tell: Tell;
}

/**
 * Keeps a line that is repeated from flooding the log: the first of its kind is written, its repetitions are counted and told
 * every few seconds for as long as they come.
 */
export class RepeatedLines {
  private readonly kinds = new Map<string, Kind>();
  private timer: NodeJS.Timeout | undefined;

  /** Whether to write a line of this kind now; one that is not is counted, and the latest `tell` says so later. */
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

  /** Tells what was counted; a kind that was not repeated since the last time is written at once when it comes again. */
  tell(): void {
    for (const [kind, { count, tell }] of [...this.kinds]) {
      if (count === 0) this.kinds.delete(kind);
      else {
        this.kinds.set(kind, { count: 0, tell });
        tell(count);
      }
    }
  }

  /** Tells every few seconds from now on. */
  onModuleInit(): void {
    this.timer = setInterval(() => this.tell(), TELL_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.tell();
  }
}
