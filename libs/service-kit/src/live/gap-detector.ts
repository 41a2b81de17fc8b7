import type { Cell } from '@rotadas/contracts/live/cell';

/** Detects from sequence numbers that a message is missing. Each publisher numbers each cell. */
export class GapDetector {
  private readonly last = new Map<string, Map<Cell, number>>();

  /** Whether messages before `seq` are missing. The first message of a series never has a gap. */
  isGap(publisher: string, cell: Cell, seq: number): boolean {
    const cells = this.last.get(publisher) ?? new Map<Cell, number>();
    this.last.set(publisher, cells);
    const last = cells.get(cell);
    if (last === undefined || seq > last) cells.set(cell, seq);
    return last !== undefined && seq > last + 1;
  }

  /** Drops what is known of a publisher that has ended. */
  forget(publisher: string): void {
    this.last.delete(publisher);
  }
}
