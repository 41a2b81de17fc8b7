import type { Cell } from '@rotadas/contracts/live/cell';
import {
  CELL_CHANGES_MAX,
  type CellLeave,
  type CellMove,
  type VersionedProvider,
} from '@rotadas/contracts/live/cell-change';

/** The changes of one cell in one message, before it has a publisher and a sequence number. */
export interface ChangesOfCell {
  readonly cell: Cell;
  readonly markers: VersionedProvider[];
  readonly moves: CellMove[];
  readonly left: CellLeave[];
}

/** A batch of changes; of each provider only the latest. */
export class ChangeBatch {
  /** Providers whose markers are published whole. */
  readonly wholeMarkers = new Set<number>();
  private readonly moves = new Map<Cell, Map<number, CellMove>>();
  private readonly left = new Map<Cell, CellLeave[]>();

  get isEmpty(): boolean {
    return this.wholeMarkers.size === 0 && this.moves.size === 0 && this.left.size === 0;
  }

  addMove(cell: Cell, move: CellMove): void {
    const moves = this.moves.get(cell) ?? new Map<number, CellMove>();
    const known = moves.get(move.id);
    if (!known || known.version < move.version) moves.set(move.id, move);
    this.moves.set(cell, moves);
  }

  addLeave(cell: Cell, leave: CellLeave): void {
    const left = this.left.get(cell);
    if (left) left.push(leave);
    else this.left.set(cell, [leave]);
  }

  /**
   * The messages: one for each cell, or several where there is much to say. `markers` are the whole
   * ones, by cell.
   */
  *messages(markers: ReadonlyMap<Cell, VersionedProvider[]>): Iterable<ChangesOfCell> {
    for (const cell of new Set([...this.moves.keys(), ...this.left.keys(), ...markers.keys()])) {
      const moves = [...(this.moves.get(cell)?.values() ?? [])].filter(
        ({ id }) => !this.wholeMarkers.has(id),
      );
      yield* split({ cell, markers: markers.get(cell) ?? [], moves, left: this.left.get(cell) ?? [] });
    }
  }
}

function* split({ cell, markers, moves, left }: ChangesOfCell): Iterable<ChangesOfCell> {
  const most = Math.max(markers.length, moves.length, left.length);
  for (let start = 0; start < most; start += CELL_CHANGES_MAX) {
    const end = start + CELL_CHANGES_MAX;
    yield {
      cell,
      markers: markers.slice(start, end),
      moves: moves.slice(start, end),
      left: left.slice(start, end),
    };
  }
}
