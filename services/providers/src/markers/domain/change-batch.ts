import type { Cell } from '@rotadas/contracts/live/cell';
import {
  CELL_CHANGES_MAX,
  type CellExit,
  type CellMove,
  type VersionedProvider,
} from '@rotadas/contracts/live/cell-change';
import { SAMPLE_INTERVAL_MS } from '@rotadas/contracts/live/live.subjects';

export interface ChangesOfCell {
  readonly cell: Cell;
  readonly markers: VersionedProvider[];
  readonly moves: CellMove[];
  /** When the first move arrived at a gateway, epoch ms; null without moves. */
  readonly arrivedAt: number | null;
  readonly exits: CellExit[];
}

interface MovesOfCell {
  readonly latest: Map<number, CellMove>;
  arrivedAt: number;
}

/** Changes since the last batch, with only the latest move of each provider. */
export class ChangeBatch {
  /** Providers whose whole markers are published. */
  readonly wholeMarkers = new Set<number>();
  readonly sampledMoves = new Set<number>();
  private readonly moves = new Map<Cell, MovesOfCell>();
  private readonly exits = new Map<Cell, CellExit[]>();

  get isEmpty(): boolean {
    return this.wholeMarkers.size === 0 && this.moves.size === 0 && this.exits.size === 0;
  }

  addMove(cell: Cell, move: CellMove, arrivedAt: number): void {
    const moves = this.moves.get(cell) ?? { latest: new Map<number, CellMove>(), arrivedAt };
    const known = moves.latest.get(move.id);
    if (!known || known.version < move.version) moves.latest.set(move.id, move);
    if (arrivedAt < moves.arrivedAt) moves.arrivedAt = arrivedAt;
    this.moves.set(cell, moves);
  }

  addExit(cell: Cell, exit: CellExit): void {
    const exits = this.exits.get(cell);
    if (exits) exits.push(exit);
    else this.exits.set(cell, [exit]);
  }

  /** One message per cell, or several if it exceeds CELL_CHANGES_MAX. */
  *messages(markers: ReadonlyMap<Cell, VersionedProvider[]>): Iterable<ChangesOfCell> {
    for (const cell of new Set([...this.moves.keys(), ...this.exits.keys(), ...markers.keys()])) {
      const moved = this.moves.get(cell);
      const moves = [...(moved?.latest.values() ?? [])].filter(({ id }) => !this.wholeMarkers.has(id));
      yield* split({
        cell,
        markers: markers.get(cell) ?? [],
        moves,
        arrivedAt: moves.length > 0 && moved ? moved.arrivedAt : null,
        exits: this.exits.get(cell) ?? [],
      });
    }
  }

  /** Returns the changes for the sampled subject; undefined if there are none. */
  sample(changes: ChangesOfCell): ChangesOfCell | undefined {
    const moves = changes.moves.filter(({ id }) => this.sampledMoves.has(id));
    const isEmpty = moves.length === 0 && changes.markers.length === 0 && changes.exits.length === 0;
    return isEmpty ? undefined : { ...changes, moves };
  }
}

function* split({ cell, markers, moves, arrivedAt, exits }: ChangesOfCell): Iterable<ChangesOfCell> {
  const longestLength = Math.max(markers.length, moves.length, exits.length);
  for (let start = 0; start < longestLength; start += CELL_CHANGES_MAX) {
    const end = start + CELL_CHANGES_MAX;
    yield {
      cell,
      markers: markers.slice(start, end),
      moves: moves.slice(start, end),
      arrivedAt,
      exits: exits.slice(start, end),
    };
  }
}

/** Spreads the intervals of consecutive IDs evenly; coprime to SAMPLE_INTERVAL_MS. */
const PHASE_MS = 6_181;

/**
 * Whether a move is the first of its provider in a sample interval. Stateless, so that all
 * instances together publish one move per provider and interval.
 */
export function beginsSampleInterval({ id, at }: CellMove, previousAt: number | null): boolean {
  return previousAt === null || intervalAt(id, at) !== intervalAt(id, previousAt);
}

function intervalAt(id: number, at: number): number {
  return Math.floor((at + id * PHASE_MS) / SAMPLE_INTERVAL_MS);
}
