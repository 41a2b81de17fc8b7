import type { Heartbeat } from '@rotadas/contracts/live/cell-change';
import { HEARTBEAT_INTERVAL_MS } from '@rotadas/contracts/live/live.subjects';

/** Maximum silence of a publisher, ms. Checked each second, so viewers are correct within 5 s. */
const SILENT_MS = 2.5 * HEARTBEAT_INTERVAL_MS;

/** Tracks which instances of the providers service publish changes. */
export class HeartbeatMonitor {
  private readonly publishers = new Map<string, number>();

  /** @param onEnd called for each publisher that stopped or fell silent */
  constructor(
    private readonly onEnd: (publisher: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** True for the first heartbeat of a publisher, whose earlier changes may have been missed. */
  receive({ publisher, isLast }: Heartbeat): boolean {
    const isNew = !this.publishers.has(publisher);
    if (isLast) this.end(publisher);
    else this.publishers.set(publisher, this.now());
    return isNew && !isLast;
  }

  /** Whether a publisher fell silent since the last call. */
  hasSilentPublisher(): boolean {
    const limit = this.now() - SILENT_MS;
    const silent = [...this.publishers].filter(([, receivedAt]) => receivedAt < limit);
    for (const [publisher] of silent) this.end(publisher);
    return silent.length > 0;
  }

  reset(): void {
    for (const publisher of this.publishers.keys()) this.end(publisher);
  }

  private end(publisher: string): void {
    this.publishers.delete(publisher);
    this.onEnd(publisher);
  }
}
