import type { Cell } from '@rotadas/contracts/live/cell';

/** Somebody in a cell. */
export interface Inhabitant {
  readonly id: number;
  readonly cell: Cell;
}

/** Mirrored providers by the cell in which they are. */
export class CellIndex<Kept extends Inhabitant> {
  private readonly cells = new Map<Cell, Map<number, Kept>>();

  /** Everybody in a cell. */
  in(cell: Cell): Iterable<Kept> {
    return this.cells.get(cell)?.values() ?? [];
  }

  /** The cells in which somebody is. */
  occupied(): Iterable<Cell> {
    return this.cells.keys();
  }

  /** Enters `provider` under the cell that it is in now; it may be there already. */
  add(provider: Kept): void {
    const inhabitants = this.cells.get(provider.cell);
    if (inhabitants) inhabitants.set(provider.id, provider);
    else this.cells.set(provider.cell, new Map([[provider.id, provider]]));
  }

  /** Takes `provider` out of the cell that it is in now. */
  remove({ cell, id }: Kept): void {
    const inhabitants = this.cells.get(cell);
    inhabitants?.delete(id);
    if (inhabitants?.size === 0) this.cells.delete(cell);
  }
}
