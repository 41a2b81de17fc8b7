import type { Cell } from '@rotadas/contracts/live/cell';
import type { LabelChange } from './label.js';

/** Which providers changed since the tick before, cell by cell. */
export class Changes {
  private readonly cells = new Map<Cell, Set<number>>();
  private readonly arrivals = new Map<Cell, number>();
  private readonly labels = new Map<number, LabelChange>();

  get isEmpty(): boolean {
    return this.cells.size === 0;
  }

  /** Notes that a provider in a cell changed, or left it. */
  note(cell: Cell, id: number): void {
    const ids = this.cells.get(cell);
    if (ids) ids.add(id);
    else this.cells.set(cell, new Set([id]));
  }

  /**
   * Notes when a move in a cell arrived at a gateway, epoch ms; nothing where the cell did not
   * change.
   */
  noteArrival(cell: Cell, arrivedAt: number): void {
    if (this.cells.has(cell)) this.arrivals.set(cell, Math.min(arrivedAt, this.arrivalOf(cell)));
  }

  /** When the first of the moves in a cell arrived at a gateway; Infinity where none is known. */
  arrivalOf(cell: Cell): number {
    return this.arrivals.get(cell) ?? Number.POSITIVE_INFINITY;
  }

  noteLabel(id: number, changed: LabelChange): void {
    this.labels.set(id, { ...this.labels.get(id), ...changed });
  }

  labelOf(id: number): LabelChange | undefined {
    return this.labels.get(id);
  }

  of(cell: Cell): ReadonlySet<number> | undefined {
    return this.cells.get(cell);
  }

  /** The cells in which something changed. */
  changedCells(): Iterable<Cell> {
    return this.cells.keys();
  }
}
