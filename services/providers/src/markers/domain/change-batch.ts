import type { Cell } from '@rotadas/contracts/live/cell';
import {
  CELL_CHANGES_MAX,
  type CellLeave,
  type CellMove,
  type VersionedProvider,
} from '@rotadas/contracts/live/cell-change';
import { COARSE_MOVE_INTERVAL_MS } from '@rotadas/contracts/live/live.subjects';

export interface ChangesOfCell {
  readonly cell: Cell;
  readonly markers: VersionedProvider[];
  readonly moves: CellMove[];
  /** When the first move arrived at a gateway, epoch ms; null without moves. */
  readonly arrivedAt: number | null;
  readonly left: CellLeave[];
}

interface MovesOfCell {
  readonly latest: Map<number, CellMove>;
  arrivedAt: number;
}

/** Changes since the last batch, with only the latest move of each provider. */
export class ChangeBatch {
  /** Providers whose whole markers are published. */
  readonly wholeMarkers = new Set<number>();
  readonly coarseMoves = new Set<number>();
  private readonly moves = new Map<Cell, MovesOfCell>();
  private readonly left = new Map<Cell, CellLeave[]>();

  get isEmpty(): boolean {
    return this.wholeMarkers.size === 0 && this.moves.size === 0 && this.left.size === 0;
  }

  addMove(cell: Cell, move: CellMove, arrivedAt: number): void {
    const moves = this.moves.get(cell) ?? { latest: new Map<number, CellMove>(), arrivedAt };
    const known = moves.latest.get(move.id);
    if (!known || known.version < move.version) moves.latest.set(move.id, move);
    if (arrivedAt < moves.arrivedAt) moves.arrivedAt = arrivedAt;
    this.moves.set(cell, moves);
  }

  addLeave(cell: Cell, leave: CellLeave): void {
    const left = this.left.get(cell);
    if (left) left.push(leave);
    else this.left.set(cell, [leave]);
  }

  /** One message per cell, or several if it exceeds CELL_CHANGES_MAX. */
  *messages(markers: ReadonlyMap<Cell, VersionedProvider[]>): Iterable<ChangesOfCell> {
    for (const cell of new Set([...this.moves.keys(), ...this.left.keys(), ...markers.keys()])) {
      const moved = this.moves.get(cell);
      const moves = [...(moved?.latest.values() ?? [])].filter(({ id }) => !this.wholeMarkers.has(id));
      yield* split({
        cell,
        markers: markers.get(cell) ?? [],
        moves,
        arrivedAt: moves.length > 0 && moved ? moved.arrivedAt : null,
        left: this.left.get(cell) ?? [],
      });
    }
  }

  /** The part for the coarse subject; undefined if empty. */
  coarse(changes: ChangesOfCell): ChangesOfCell | undefined {
    const moves = changes.moves.filter(({ id }) => this.coarseMoves.has(id));
    const isEmpty = moves.length === 0 && changes.markers.length === 0 && changes.left.length === 0;
    return isEmpty ? undefined : { ...changes, moves };
  }
}

function* split({ cell, markers, moves, arrivedAt, left }: ChangesOfCell): Iterable<ChangesOfCell> {
  const most = Math.max(markers.length, moves.length, left.length);
  for (let start = 0; start < most; start += CELL_CHANGES_MAX) {
    const end = start + CELL_CHANGES_MAX;
    yield {
      cell,
      markers: markers.slice(start, end),
      moves: moves.slice(start, end),
      arrivedAt,
      left: left.slice(start, end),
    };
  }
}

/** Spreads the intervals of consecutive IDs evenly; coprime to COARSE_MOVE_INTERVAL_MS. */
const PHASE_MS = 6_181;

/**
 * Whether a move is the first of its provider in a coarse interval. Stateless, so that all
 * instances together publish one move per provider and interval.
 */
export function beginsCoarseInterval({ id, at }: CellMove, previousAt: number | null): boolean {
  return previousAt === null || intervalAt(id, at) !== intervalAt(id, previousAt);
}

function intervalAt(id: number, at: number): number {
  return Math.floor((at + id * PHASE_MS) / COARSE_MOVE_INTERVAL_MS);
}
