import type { Cell } from '@rotadas/contracts/live/cell';
import type { MirroredProvider } from './mirrored-provider.js';

/** Mirrored providers by the cell in which they are. */
export class CellIndex {
  private readonly cells = new Map<Cell, Map<number, MirroredProvider>>();

  /** Everybody in a cell. */
  in(cell: Cell): Iterable<MirroredProvider> {
    return this.cells.get(cell)?.values() ?? [];
  }

  /** The cells in which somebody is. */
  occupied(): Iterable<Cell> {
    return this.cells.keys();
  }

  /** Enters `provider` under the cell that it is in now; it may be there already. */
  add(provider: MirroredProvider): void {
    const inhabitants = this.cells.get(provider.cell);
    if (inhabitants) inhabitants.set(provider.id, provider);
    else this.cells.set(provider.cell, new Map([[provider.id, provider]]));
  }

  /** Takes `provider` out of the cell that it is in now. */
  remove({ cell, id }: MirroredProvider): void {
    const inhabitants = this.cells.get(cell);
    inhabitants?.delete(id);
    if (inhabitants?.size === 0) this.cells.delete(cell);
  }
}
